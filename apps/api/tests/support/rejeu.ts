import type { Db } from '@registre/db'
import {
  ETATS_COPROPRIETE,
  type EtatDeclaration,
  type EtatMandat,
  EVENEMENTS_COPROPRIETE,
  type EvenementDeclaration,
  type EvenementMandat,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  PREVIOUS,
} from '@registre/domain'
import type { Mouvements } from '../../src/platform/journal.ts'

// Rows of the one writer name the event of each part that moved; older rows let the table tell.

// The journal of a co-ownership, replayed through the tables of transitions: it must lead to the
// rows that the register holds.

export interface LigneJournal {
  copropriete_id: number
  id: number
  type: string
  de: string
  vers: string
  modalite: string
  mandat_id: number | null
  declaration_id: number | null
  mouvements: Mouvements | null
}

const estEtat = (texte: string): boolean => ETATS_COPROPRIETE.some((e) => e === texte)
const estEvenement = (texte: string): boolean => EVENEMENTS_COPROPRIETE.some((e) => e === texte)

/** Replays the states of the co-ownership; gives the one reached, or what is wrong. */
export const rejouer = (
  lignes: readonly Pick<LigneJournal, 'id' | 'type' | 'de' | 'vers'>[],
): { etat: string; fautes: string[] } => {
  let etat = ''
  const fautes: string[] = []
  for (const { id, type, de, vers } of lignes) {
    if (!estEvenement(type) || !estEtat(vers) || (de !== '' && !estEtat(de))) continue
    const permise = machineCopropriete.transitions.some(
      (t) =>
        t.event === type &&
        (de === '' ? t.from === null : t.from?.some((f) => f === de)) &&
        (t.to === vers || t.to === PREVIOUS),
    )
    if (!permise) fautes.push(`journal ${id}: ${type} does not lead from ${de} to ${vers}`)
    if (de !== etat) fautes.push(`journal ${id}: ${type} from ${de}, the one before led to ${etat}`)
    etat = vers
  }
  return { etat, fautes }
}

/** What an event says of its own mandate, by the table; the others carry what they moved. */
const DU_MANDAT: Record<string, EvenementMandat> = {
  ouvrir: 'ouvrir',
  quitter: 'quitter',
  'expirer-verrou': 'expirer-verrou',
  deverrouiller: 'deverrouiller',
  affecter: 'affecter',
  refuser: 'refuser',
  'refuser-rattachement': 'refuser',
  'demander-precisions': 'demander-precisions',
  'relancer-precisions': 'relancer-precisions',
  'expirer-precisions': 'expirer-precisions',
  'retirer-demande-rattachement': 'retirer-demande',
  'prevenir-echeance': 'prevenir-echeance',
  retirer: 'retirer',
}
/** What these validate must have moved: the mandate runs, or is to come. */
const VALIDENT: readonly string[] = ['valider', 'valider-rattachement']
/** The same of its own declaration. A reopened draft is a draft already. */
const DE_LA_DECLARATION: Record<string, EvenementDeclaration> = {
  'creer-brouillon': 'creer-brouillon',
  'commencer-mise-a-jour': 'creer-brouillon',
  soumettre: 'soumettre',
  'soumettre-doublon-notaire': 'soumettre',
  'immatriculer-par-notaire': 'immatriculer-par-notaire',
  valider: 'valider',
  refuser: 'refuser',
  'demander-precisions': 'demander-precisions',
  'repondre-precisions': 'repondre-precisions',
  'confirmer-doublon': 'confirmer-doublon',
  'supprimer-brouillon': 'supprimer-brouillon',
  abandonner: 'abandonner',
  'declarer-par-predecesseur': 'declarer-par-predecesseur',
  'supprimer-declaration-predecesseur': 'supprimer-declaration-predecesseur',
}

type Table = {
  transitions: readonly { from: readonly string[] | null; event: string; to: string }[]
}
/**
 * The row of a table by which something was moved along with another; events that tell themselves
 * are not it.
 */
const ligneDe = (machine: Table, de: string, vers: string, propres: readonly string[]): string =>
  `${de} ${machine.transitions.find((t) => (de === '' ? t.from === null : t.from?.includes(de)) && t.to === vers && !propres.includes(t.event))?.event} ${vers}`
const passe = (machine: Table, de: string, vers: string): boolean =>
  de === vers ||
  machine.transitions.some(
    (t) =>
      (de === '' ? t.from === null : t.from?.includes(de)) && (t.to === vers || t.to === PREVIOUS),
  )
/** True when a row of the table leads there by that event. */
const mene = (machine: Table, de: string, evenement: string, vers: string): boolean =>
  machine.transitions.some(
    (t) =>
      t.event === evenement &&
      (t.to === vers || t.to === PREVIOUS) &&
      (de === '' ? t.from === null : t.from?.includes(de)),
  )
const passeParUneLigne = (machine: Table, de: string, evenement: string): boolean =>
  arrivee(machine, de, evenement) !== undefined
const arrivee = (machine: Table, de: string, evenement: string): string | undefined =>
  machine.transitions.find(
    (t) => t.event === evenement && (de === '' ? t.from === null : t.from?.includes(de)),
  )?.to

const MOUVEMENTS_PROPRES = [...new Set(Object.values(DU_MANDAT))].filter((e) => e !== 'retirer')
const DECLARATIONS_PROPRES = [...new Set(Object.values(DE_LA_DECLARATION))]

export interface Suivi {
  mandats: Map<number, { etat: EtatMandat; debut: string; fin: string }>
  declarations: Map<number, EtatDeclaration | 'HISTORIQUE'>
  /** Rows of the tables that happened: from, event, to. */
  lignes: { mandat: Set<string>; declaration: Set<string> }
}

const suivreMandats = ({ mandats, lignes }: Suivi, l: LigneJournal): string[] => {
  const fautes: string[] = []
  const poser = (
    id: number,
    etat: string,
    dates: { debut?: string | null; fin?: string | null },
  ) => {
    const avant = mandats.get(id)
    if (!passe(machineMandat, avant?.etat ?? '', etat))
      fautes.push(
        `journal ${l.id}: ${l.type} does not lead mandate ${id} from ${avant?.etat ?? ''} to ${etat}`,
      )
    mandats.set(id, {
      etat: etat as EtatMandat,
      debut: dates.debut ?? avant?.debut ?? '',
      fin: dates.fin ?? avant?.fin ?? '',
    })
  }
  for (const m of l.mouvements?.mandats ?? []) {
    const de = mandats.get(m.id)?.etat ?? ''
    if (m.evenement) {
      if (!mene(machineMandat, de, m.evenement, m.etat))
        fautes.push(
          `journal ${l.id}: ${m.evenement} does not lead mandate ${m.id} from ${de} to ${m.etat}`,
        )
      const vers = arrivee(machineMandat, de, m.evenement) === PREVIOUS ? PREVIOUS : m.etat
      lignes.mandat.add(`${de} ${m.evenement} ${vers}`)
      poser(m.id, m.etat, m)
      continue
    }
    // Dates alone, of a mandate that is only asked for: no row.
    if (de !== m.etat || passeParUneLigne(machineMandat, de, 'modifier-dates'))
      lignes.mandat.add(
        l.type === 'repondre-precisions'
          ? `${de} ${l.type} ${m.etat}`
          : ligneDe(machineMandat, de, m.etat, MOUVEMENTS_PROPRES),
      )
    poser(m.id, m.etat, m)
  }
  const racontee = l.mouvements?.mandats?.some((m) => m.id === l.mandat_id)
  if (VALIDENT.includes(l.type) && l.mandat_id !== null && !racontee)
    fautes.push(`journal ${l.id}: ${l.type} did not move mandate ${l.mandat_id}`)
  // What a dissolution closes is not withdrawn by its requester.
  if (l.mouvements?.mandats?.some((m) => m.id === l.mandat_id && m.evenement)) return fautes
  const propre =
    l.type === 'retirer-demande-rattachement' && l.modalite === 'TRAITEMENT'
      ? 'retirer'
      : DU_MANDAT[l.type]
  if (propre === undefined || l.mandat_id === null) return fautes
  const vers = arrivee(machineMandat, mandats.get(l.mandat_id)?.etat ?? '', propre)
  if (vers === undefined)
    fautes.push(
      `journal ${l.id}: ${l.type} is not for mandate ${l.mandat_id}, ${mandats.get(l.mandat_id)?.etat}`,
    )
  else {
    lignes.mandat.add(`${mandats.get(l.mandat_id)?.etat ?? ''} ${propre} ${vers}`)
    poser(l.mandat_id, vers, {})
  }
  return fautes
}

const suivreDeclarations = ({ declarations, lignes }: Suivi, l: LigneJournal): string[] => {
  const fautes: string[] = []
  const racontees = l.mouvements?.declarations ?? []
  // What the event says of its own declaration must have been moved: by the row, or by the table.
  const racontee = racontees.some((m) => m.evenement && m.id === l.declaration_id)
  const propre = racontee ? undefined : DE_LA_DECLARATION[l.type]
  if (propre !== undefined && l.declaration_id !== null) {
    const avant = declarations.get(l.declaration_id) ?? ''
    const vers = arrivee(machineDeclaration, avant, propre)
    if (vers === undefined)
      fautes.push(`journal ${l.id}: ${l.type} is not for declaration ${l.declaration_id}, ${avant}`)
    else {
      lignes.declaration.add(`${avant} ${propre} ${vers}`)
      declarations.set(l.declaration_id, vers as EtatDeclaration)
    }
  }
  for (const { id, etat, evenement } of racontees) {
    const avant = declarations.get(id) ?? ''
    if (evenement) {
      const vers = etat === 'HISTORIQUE' ? 'COURANTE' : etat
      if (!mene(machineDeclaration, avant, evenement, vers))
        fautes.push(
          `journal ${l.id}: ${evenement} does not lead declaration ${id} from ${avant} to ${etat}`,
        )
      lignes.declaration.add(`${avant} ${evenement} ${vers}`)
      declarations.set(id, etat)
      continue
    }
    const permis =
      etat === 'HISTORIQUE' ? avant === 'COURANTE' : passe(machineDeclaration, avant, etat)
    if (!permis)
      fautes.push(
        `journal ${l.id}: ${l.type} does not lead declaration ${id} from ${avant} to ${etat}`,
      )
    lignes.declaration.add(
      etat === 'HISTORIQUE'
        ? 'COURANTE mettre-a-jour COURANTE'
        : ligneDe(machineDeclaration, avant, etat, DECLARATIONS_PROPRES),
    )
    declarations.set(id, etat)
  }
  return fautes
}

/**
 * Replays what became of mandates and declarations; gives the rows that must be there, or what is
 * wrong.
 */
export const rejouerSuivi = (lignes: readonly LigneJournal[]): Suivi & { fautes: string[] } => {
  const suivi: Suivi = {
    mandats: new Map(),
    declarations: new Map(),
    lignes: { mandat: new Set(), declaration: new Set() },
  }
  return {
    ...suivi,
    fautes: lignes.flatMap((l) => [...suivreMandats(suivi, l), ...suivreDeclarations(suivi, l)]),
  }
}

/** The journal of co-ownerships, in the order of its rows; `parmi`: of these only. */
export const lireJournal = (db: Db, parmi: readonly number[] | null): Promise<LigneJournal[]> =>
  db.query<LigneJournal>(
    `select copropriete_id, id, type, de, vers, modalite, mandat_id, declaration_id, donnees->'mouvements' as mouvements from journal
     where case when $1::int[] is null then copropriete_id is not null else copropriete_id = any($1) end order by copropriete_id, id`,
    [parmi],
  )
