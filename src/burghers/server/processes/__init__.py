"""Work that takes long or reads what strangers wrote: done in processes with limits, in a fair order."""
