import { jourAParis } from '@registre/domain'

/** The day that the register takes for today in a rehearsal, as the page says; null otherwise. */
const jourDeRepetition = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset['jour'] ?? null)

/**
 * Today in Paris, as an ISO day: the rules compare days of the register, not of the computer's own
 * zone.
 */
export const aujourdhuiParis = (instant?: Date): string =>
  instant === undefined
    ? (jourDeRepetition() ?? jourAParis(Date.now()))
    : jourAParis(instant.getTime())

/** True for an instant of the register's today: the hour alone tells it. */
export const estAujourdhui = (instant: string): boolean =>
  aujourdhuiParis(new Date(instant)) === aujourdhuiParis()

/** Now, as the register dates it: a rehearsal moves it by whole days. */
export const maintenantDuRegistre = (machine = new Date()): Date =>
  new Date(machine.getTime() + Date.parse(aujourdhuiParis()) - Date.parse(aujourdhuiParis(machine)))
