"""Letters, by the operator's mail server."""

from __future__ import annotations

import smtplib
from email.message import EmailMessage

from burghers.server.settings import Settings

TIMEOUT = 5.0


def send_mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """One e-mail; raises OSError or SMTPException."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT) as server:
        if settings.smtp_tls:
            server.starttls()
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
