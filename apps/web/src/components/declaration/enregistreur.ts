/** What the status line tells. */
export type Statut = 'a-jour' | 'modifie' | 'en-cours' | 'echec' | 'suspendu'

export interface EtatEnregistreur {
  statut: Statut
  /** Why the last save failed; '' otherwise. */
  message: string
}

/**
 * What a failed save means: it is tried again by itself, at the next change, or once the person has
 * decided (conflict).
 */
export type Suite = { reprise: 'seule' | 'a-la-saisie' | 'sur-decision'; message: string }

export interface Options {
  /**
   * Sends what differs now; does nothing when nothing does. Throws when the register refuses or
   * does not answer.
   */
  envoyer: () => Promise<void>
  /** True when something typed is not saved. */
  aEnvoyer: () => boolean
  /** Reads a failure. */
  surEchec: (error: unknown) => Suite
  delai?: number
  /** Waits before each new try, in ms; the last one repeats. */
  attentes?: readonly number[]
}

const DELAI = 1500
const ATTENTES = [3000, 6000, 12_000, 30_000] as const

/**
 * Saves what is typed, one save at a time: each carries the version that the one before gave. A
 * change during a save is sent after it. A dead connection is tried again by itself; a conflict or
 * a refusal waits for the person.
 */
export const creerEnregistreur = ({
  envoyer,
  aEnvoyer,
  surEchec,
  delai = DELAI,
  attentes = ATTENTES,
}: Options) => {
  let etat: EtatEnregistreur = { statut: 'a-jour', message: '' }
  let enVol: Promise<void> | null = null
  let minuterie: ReturnType<typeof setTimeout> | undefined
  let echecs = 0
  let attendLaSaisie = false
  let arrete = false
  const auditeurs = new Set<() => void>()

  const passer = (statut: Statut, message = ''): void => {
    if (etat.statut === statut && etat.message === message) return
    etat = { statut, message }
    for (const auditeur of auditeurs) auditeur()
  }
  const programmer = (ms: number): void => {
    clearTimeout(minuterie)
    if (!arrete) minuterie = setTimeout(() => void lancer(), ms)
  }

  const lancer = (): Promise<void> => {
    clearTimeout(minuterie)
    if (enVol) return enVol
    if (etat.statut === 'suspendu' || !aEnvoyer()) {
      if (etat.statut !== 'suspendu') passer('a-jour')
      return Promise.resolve()
    }
    passer('en-cours')
    enVol = envoyer()
      .then(
        () => {
          echecs = 0
          passer(aEnvoyer() ? 'modifie' : 'a-jour')
          if (etat.statut === 'modifie') programmer(delai)
        },
        (error: unknown) => {
          const { reprise, message } = surEchec(error)
          attendLaSaisie = reprise === 'a-la-saisie'
          passer(reprise === 'sur-decision' ? 'suspendu' : 'echec', message)
          if (reprise === 'seule')
            programmer(attentes[Math.min(echecs, attentes.length - 1)] ?? delai)
          echecs += 1
        },
      )
      .finally(() => {
        enVol = null
      })
    return enVol
  }

  return {
    etat: (): EtatEnregistreur => etat,
    suivre: (auditeur: () => void) => {
      auditeurs.add(auditeur)
      return () => auditeurs.delete(auditeur)
    },
    /** Something was typed: saves after the delay. */
    signaler: (): void => {
      if (etat.statut === 'suspendu' || (etat.statut === 'echec' && !attendLaSaisie)) return
      if (!enVol) {
        passer(aEnvoyer() ? 'modifie' : 'a-jour')
        programmer(delai)
      }
    },
    /** Saves now, after the save in flight if there is one. True when everything typed is saved. */
    vider: async (): Promise<boolean> => {
      await enVol
      // Once more when something was typed during the save in flight.
      await lancer()
      if (etat.statut === 'modifie') await lancer()
      return !aEnvoyer() && etat.statut === 'a-jour'
    },
    /** After a conflict or a refusal was settled by the person. */
    reprendre: (): void => {
      passer(aEnvoyer() ? 'modifie' : 'a-jour')
      if (etat.statut === 'modifie') programmer(0)
    },
    /** The form is on screen: what is not saved yet will be. */
    demarrer: (): void => {
      arrete = false
      if (etat.statut !== 'a-jour' || !aEnvoyer()) return
      passer('modifie')
      programmer(delai)
    },
    /** Ends the timers; what is typed stays in the local copy. */
    arreter: (): void => {
      arrete = true
      clearTimeout(minuterie)
    },
  }
}
