const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 21 novembre 2026 à 14:05 », Paris time: for the text of a mail. */
export const instantEnLettres = (instant: Date): string => FORMAT.format(instant)
