import type { CasCopropriete, EvenementCopropriete } from '../copropriete/copropriete.etats.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { can } from '../kernel/machine.ts'
import type { EvenementMandat } from '../mandat/mandat.machine.ts'
import { appliquer } from './appliquer.ts'
import { type Changement, courrielDossier, ensuite, RIEN } from './changement.ts'
import { type Dossier, type MandatDuDossier, reperesDe } from './dossier.ts'

// What the calendar does of itself to the mandates of a co-ownership.

type Periode = Pick<MandatDuDossier, 'id' | 'etat' | 'debut' | 'fin'>

/** One move of the calendar: mandates first, in this order, then the co-ownership. */
export interface EtapeCalendrier<M extends Periode> {
  mandats: readonly { mandat: M; evenement: EvenementMandat }[]
  evenement: EvenementCopropriete
  cas?: CasCopropriete
  /** The mandate that counts afterwards: the last one, where it is over. */
  courant: M
}

/**
 * What a day changes for the mandates of one co-ownership, or null. One step at a time: after a
 * long stop it is asked again until it gives null.
 */
export const etapeDuJour = <M extends Periode>(
  mandats: readonly M[],
  jour: IsoDate,
): EtapeCalendrier<M> | null => {
  const enCours = mandats.find((m) => m.etat === 'EN_COURS')
  const [suivant] = mandats
    .filter((m) => m.etat === 'A_VENIR')
    .sort((a, b) => a.debut.localeCompare(b.debut))
  if (enCours) {
    if (enCours.fin >= jour) return null
    if (!suivant)
      return {
        mandats: [{ mandat: enCours, evenement: 'expirer' }],
        evenement: 'expirer-mandat',
        courant: enCours,
      }
    const commence = suivant.debut <= jour
    return {
      // First the one that ends: two mandates never run together.
      mandats: [
        { mandat: enCours, evenement: 'archiver' },
        ...(commence ? [{ mandat: suivant, evenement: 'debuter' } as const] : []),
      ],
      evenement: 'remplacer-mandat',
      cas: commence ? 'mandat-commence' : 'mandat-futur',
      courant: suivant,
    }
  }
  if (!suivant || suivant.debut > jour) return null
  return {
    mandats: [{ mandat: suivant, evenement: 'debuter' }],
    evenement: 'debuter-mandat',
    courant: suivant,
  }
}

const courrielsDe = (d: Dossier, { courant, evenement, cas }: EtapeCalendrier<MandatDuDossier>) => {
  const base = { ...reperesDe(d), dateFinMandat: formatFrDate(courant.fin) }
  if (cas === 'mandat-futur') return []
  return evenement === 'expirer-mandat'
    ? courrielDossier(courant, 'mandat-expire', base)
    : courrielDossier(courant, 'mandat-debute', {
        ...base,
        dateDebutMandat: formatFrDate(courant.debut),
      })
}

const avancerDUnPas = (d: Dossier, jour: IsoDate): Changement | null => {
  const etape = etapeDuJour(d.mandats, jour)
  if (!etape) return null
  const { courant, evenement, cas } = etape
  const change: Changement = {
    actes: [
      {
        parLeRegistre: true,
        categorie: 'MANDAT',
        type: evenement,
        mandatId: courant.id,
        teledeclarantId: courant.teledeclarantId,
        mouvements: [
          ...etape.mandats.map(({ mandat, evenement: e }) => ({
            quoi: 'mandat' as const,
            id: mandat.id,
            evenement: e,
          })),
          {
            quoi: 'copropriete',
            evenement,
            ...(cas ? { cas } : {}),
            // A pending dissolution, or a deletion, holds the state: the one to come back to moves.
            facultatif: true,
            pose: { syndicId: courant.teledeclarantId, finMandat: courant.fin },
          },
        ],
      },
    ],
    envois: [],
  }
  // Where the state shown does not move, nobody is told before it is given back.
  const montre = can(machineCopropriete, d.etat, evenement)
  return { ...change, envois: montre ? courrielsDe(d, etape) : [] }
}

/**
 * Brings the mandates of a co-ownership to what a day wants, step by step, whatever is shown over
 * them; no act when they already are.
 */
export const avancer = (d: Dossier, jour: IsoDate): Changement => {
  const pas = avancerDUnPas(d, jour)
  return pas ? ensuite(pas, avancer(appliquer(d, pas), jour)) : RIEN
}

/** A change, and what the calendar says at once of the mandates that it leaves. */
export const puisAvancer = (d: Dossier, change: Changement, jour: IsoDate): Changement =>
  ensuite(change, avancer(appliquer(d, change), jour))
