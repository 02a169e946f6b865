// Why the server does not do what was asked of a printing, in words.
import { ApiError } from "../../core/api";
import { t } from "../../core/texts";

/** What the server objects to, in words. */
export function said(error: unknown): string {
  if (!(error instanceof ApiError)) return t("workshop.offline");
  switch (error.key) {
    case "bad-printing":
    case "bad-setup":
      return error.detail || t("workshop.unreadable");
    case "account-needed":
      return t("workshop.account-needed");
    case "no-own-printings":
      return t("workshop.not-here");
    case "too-many-printings":
      return t("workshop.too-many");
    case "no-such-printing":
      return t("workshop.gone");
    default:
      return t("workshop.busy");
  }
}
