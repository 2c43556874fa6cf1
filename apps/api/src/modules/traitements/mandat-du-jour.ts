import {
  type CasCopropriete,
  type EvenementCopropriete,
  type EvenementMandat,
  type IsoDate,
} from '@registre/domain'

export interface PeriodeMandat {
  id: number
  etat: string
  date_debut: IsoDate
  date_fin: IsoDate
}

/** One move of the calendar: mandates first, in this order, then the co-ownership. */
export interface Etape<M extends PeriodeMandat> {
  mandats: readonly { mandat: M; evenement: EvenementMandat }[]
  evenement: EvenementCopropriete
  cas?: CasCopropriete
  /** The mandate that counts afterwards. */
  courant: M
  /** False when the mandate that counts is over. */
  enVigueur: boolean
}

/**
 * What a day changes for the mandates of one co-ownership (states.md rows 25 to 27), or null. Takes
 * the running mandate
 * and those to come. One step at a time: after a long stop it is asked again until it gives null.
 */
export const etapeDuJour = <M extends PeriodeMandat>(
  mandats: readonly M[],
  jour: IsoDate,
): Etape<M> | null => {
  const enCours = mandats.find((m) => m.etat === 'EN_COURS')
  const [suivant] = mandats
    .filter((m) => m.etat === 'A_VENIR')
    .sort((a, b) => a.date_debut.localeCompare(b.date_debut))
  if (enCours) {
    if (enCours.date_fin >= jour) return null
    if (!suivant)
      return {
        mandats: [{ mandat: enCours, evenement: 'expirer' }],
        evenement: 'expirer-mandat',
        courant: enCours,
        enVigueur: false,
      }
    const commence = suivant.date_debut <= jour
    return {
      // First the one that ends: two mandates never run together.
      mandats: [
        { mandat: enCours, evenement: 'archiver' },
        ...(commence ? [{ mandat: suivant, evenement: 'debuter' } as const] : []),
      ],
      evenement: 'remplacer-mandat',
      cas: commence ? 'mandat-commence' : 'mandat-futur',
      courant: suivant,
      enVigueur: true,
    }
  }
  if (!suivant || suivant.date_debut > jour) return null
  return {
    mandats: [{ mandat: suivant, evenement: 'debuter' }],
    evenement: 'debuter-mandat',
    courant: suivant,
    enVigueur: true,
  }
}
