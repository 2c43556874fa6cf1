/**
 * Today in Paris, as an ISO day: the rules compare days of the register, not of the computer's own
 * zone.
 */
export const aujourdhuiParis = (instant: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
