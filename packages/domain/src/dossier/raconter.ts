import type { EtatDeclaration } from '../declaration/declaration.enums.ts'
import type { EvenementDeclaration } from '../declaration/declaration.machine.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { EtatMandat, EvenementMandat } from '../mandat/mandat.machine.ts'
import { appliquerMouvement, type Deplacement, deplacementDe } from './appliquer.ts'
import type { Acte, Changement, Mouvement } from './changement.ts'
import type { Dossier } from './dossier.ts'

/** What an event moved, as the journal keeps it beside the event. */
export interface MouvementsRacontes {
  mandats?: readonly {
    id: number
    evenement: EvenementMandat
    etat: EtatMandat
    debut?: IsoDate
    fin?: IsoDate
  }[]
  /** HISTORIQUE: it left the register's current declarations for its history. */
  declarations?: readonly {
    id: number
    evenement: EvenementDeclaration
    etat: EtatDeclaration | 'HISTORIQUE'
  }[]
}

/** One row of the journal: the event, the states it led from and to, what it moved. */
export interface LigneRacontee extends Omit<
  Acte,
  'mouvements' | 'etatDe' | 'parLeRegistre' | 'donnees'
> {
  coproprieteId: number
  de?: string
  vers?: string
  donnees: Record<string, unknown> & { mouvements?: MouvementsRacontes }
}

const mouvementsDe = (acte: Acte, apres: Dossier): MouvementsRacontes => {
  const de = <Q extends Mouvement['quoi']>(quoi: Q) =>
    acte.mouvements.filter((m): m is Extract<Mouvement, { quoi: Q }> => m.quoi === quoi)
  const mandats = de('mandat').flatMap(({ id, evenement, pose }) => {
    const m = apres.mandats.find((x) => x.id === id)
    const dates = pose?.debut !== undefined || pose?.fin !== undefined
    return m
      ? [{ id, evenement, etat: m.etat, ...(dates ? { debut: m.debut, fin: m.fin } : {}) }]
      : []
  })
  const declarations = de('declaration').flatMap(({ id, evenement }) =>
    evenement === null
      ? []
      : [
          {
            id,
            evenement,
            etat: apres.declarations.find((l) => l.id === id)?.etat ?? ('HISTORIQUE' as const),
          },
        ],
  )
  return {
    ...(mandats.length > 0 ? { mandats } : {}),
    ...(declarations.length > 0 ? { declarations } : {}),
  }
}

const etatDe = ({ etatDe: quoi, mandatId, declarationId }: Acte, d: Dossier): string => {
  if (quoi === 'copropriete') return d.etat
  return (
    (quoi === 'mandat'
      ? d.mandats.find((m) => m.id === mandatId)?.etat
      : d.declarations.find((l) => l.id === declarationId)?.etat) ?? ''
  )
}

/** What a row says of the state of the co-ownership, shown or waiting under the one shown. */
const etatsDe = (avant: Dossier, deplacement: Deplacement | null | undefined) => {
  if (deplacement === undefined) return { etats: {}, dessous: {} }
  if (deplacement && !deplacement.dessous)
    return { etats: { de: deplacement.de ?? '', vers: deplacement.vers }, dessous: {} }
  const { de = null, vers = null } = deplacement ?? {}
  return { etats: {}, dessous: { etat: avant.etat, de, vers } }
}

const ligneDe = (acte: Acte, avant: Dossier): { ligne: LigneRacontee; apres: Dossier } => {
  let apres = avant
  let deplacement: Deplacement | null | undefined
  for (const m of acte.mouvements) {
    if (m.quoi === 'copropriete' && m.evenement !== null) deplacement = deplacementDe(apres, m)
    apres = appliquerMouvement(apres, m)
  }
  const { mouvements: _moves, etatDe: quoi, parLeRegistre: _who, donnees, ...reste } = acte
  const { etats, dessous } = etatsDe(avant, deplacement)
  const mouvements = mouvementsDe(acte, apres)
  return {
    apres,
    ligne: {
      ...reste,
      coproprieteId: avant.id,
      ...(quoi ? { de: etatDe(acte, avant), vers: etatDe(acte, apres) } : etats),
      donnees: {
        ...donnees,
        ...dessous,
        ...(Object.keys(mouvements).length > 0 ? { mouvements } : {}),
      },
    },
  }
}

/**
 * The rows of the journal that a change makes, one an act, in order: what it moved is told out of
 * the change itself, and nowhere else. Throws as `appliquer`.
 */
export const raconter = (d: Dossier, changement: Pick<Changement, 'actes'>): LigneRacontee[] => {
  let courant = d
  return changement.actes.map((acte) => {
    const { ligne, apres } = ligneDe(acte, courant)
    courant = apres
    return ligne
  })
}
