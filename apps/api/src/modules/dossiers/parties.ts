import type { Place } from '@registre/db'
import {
  type Changement,
  type Dossier,
  ETATS_MANDAT_EN_ATTENTE,
  type Mouvement,
  mouvementsDe,
} from '@registre/domain'
import { type Colonne, COPROPRIETE, DECLARATION, DEMANDE, MANDAT } from './colonnes.ts'

/** One row to write: everything that a change poses on it. */
export interface Partie {
  quoi: Mouvement['quoi']
  id: number
  pose: Readonly<Record<string, unknown>>
  /** Its last move; null for a state that waits under the one shown, moved along. */
  mouvement: Mouvement | null
}

/** The states that wait under the one shown, where the change moved them. */
const dessous = (avant: Dossier, apres: Dossier, parties: Map<string, Partie>): void => {
  for (const { id, etatPrecedent } of apres.demandes) {
    const y = avant.demandes.find((x) => x.id === id)
    if (!y || y.etatPrecedent === etatPrecedent) continue
    const connue = parties.get(`demande ${id}`)
    const pose = { ...connue?.pose, etatPrecedent }
    parties.set(`demande ${id}`, { quoi: 'demande', id, mouvement: null, ...connue, pose })
  }
}

/** The rows that a change writes, each once, in the order in which they first move. */
export const partiesDe = (
  avant: Dossier,
  apres: Dossier,
  changement: Pick<Changement, 'actes' | 'muets'>,
): Partie[] => {
  const parties = new Map<string, Partie>()
  for (const m of mouvementsDe(changement)) {
    const id = 'id' in m ? m.id : avant.id
    const cle = `${m.quoi} ${id}`
    const pose = { ...parties.get(cle)?.pose, ...m.pose }
    parties.set(cle, { quoi: m.quoi, id, pose, mouvement: m })
  }
  dessous(avant, apres, parties)
  return [...parties.values()]
}

const valeur = (place: Place, [, type]: Colonne, v: unknown): string => {
  if (type === 'instant') return `to_timestamp(${place(v)}::float8 / 1000)`
  if (type === 'jsonb' && v !== null) return `${place(JSON.stringify(v))}::jsonb`
  return `${place(v)}::${type}`
}

/** Column and value of everything that is posed, in the order of the table's columns. */
const poser = (
  colonnes: Readonly<Record<string, Colonne>>,
  pose: Readonly<Record<string, unknown>>,
  place: Place,
): [nom: string, valeur: string][] =>
  Object.entries(colonnes).flatMap(([clef, colonne]): [string, string][] =>
    pose[clef] === undefined ? [] : [[colonne[0], valeur(place, colonne, pose[clef])]],
  )

/** Where a part is written: its values' places, and what must have been written before it. */
export interface Ecriture {
  avant: Dossier
  apres: Dossier
  place: Place
  precedente: string
}

const maj = (
  { place, precedente }: Ecriture,
  table: string,
  { id, version }: { id: number; version: number },
  sets: readonly (readonly [nom: string, valeur: string])[],
): string =>
  `update ${table} set ${[...sets, ['version', 'version + 1'] as const]
    .map(([nom, v]) => `${nom} = ${v}`)
    .join(
      ', ',
    )} where id = ${place(id)} and version = ${place(version)} and ${precedente} returning 1`

const insertion = (
  { precedente }: Ecriture,
  table: string,
  valeurs: readonly (readonly [nom: string, valeur: string])[],
): string =>
  `insert into ${table} (${valeurs.map(([nom]) => nom).join(', ')}) select ${valeurs
    .map(([, v]) => v)
    .join(', ')} where ${precedente} returning 1`

const trouver = <P extends { id: number }>(parts: readonly P[], id: number): P => {
  const part = parts.find((p) => p.id === id)
  if (!part) throw new Error(`part ${id} is not in the dossier`)
  return part
}

const copropriete = (e: Ecriture, { pose }: Partie): string[] => {
  const { avant, apres, place } = e
  // A value is placed only where it is written: the server cannot type one that nothing reads.
  const etat = () => ['etat', `${place(apres.etat)}::etat_copropriete`] as const
  const attendus = Object.fromEntries(
    (['etatPrecedent', 'etatAvantAnnulation'] as const)
      .filter((c) => avant[c] !== apres[c])
      .map((c) => [c, apres[c]]),
  )
  const colonnes = poser(COPROPRIETE, { ...pose, ...attendus }, place)
  if (avant.version === 0)
    return [insertion(e, 'copropriete', [['id', place(avant.id)], etat(), ...colonnes])]
  const deplacee = avant.etat === apres.etat ? [] : [etat()]
  return [maj(e, 'copropriete', avant, [...deplacee, ['maj_le', 'maintenant()'], ...colonnes])]
}

/** The moves by which a mandate is decided. */
const DECIDENT = ['valider', 'refuser', 'expirer-precisions', 'renouveler']

const mandat = (e: Ecriture, { id, pose, mouvement }: Partie): string[] => {
  const { avant, apres, place } = e
  const connu = avant.mandats.some((m) => m.id === id)
  const part = trouver(apres.mandats, id)
  const evenement = mouvement?.quoi === 'mandat' ? mouvement.evenement : undefined
  const decide = DECIDENT.some((e) => e === evenement)
    ? [['decide_le', 'maintenant()'] as const]
    : evenement === 'revenir' && ETATS_MANDAT_EN_ATTENTE.some((e) => e === part.etat)
      ? [['decide_le', 'null'] as const]
      : []
  const etat = ['etat', `${place(part.etat)}::etat_mandat`] as const
  if (connu) return [maj(e, 'mandat', part, [etat, ...poser(MANDAT, pose, place), ...decide])]
  const cle = [
    ['id', place(id)],
    ['copropriete_id', place(avant.id)],
  ] as const
  const demande = ['demande_le', 'maintenant()'] as const
  const colonnes = [...cle, etat, demande, ...poser(MANDAT, { ...part }, place), ...decide]
  return [insertion(e, 'mandat', colonnes)]
}

const demande = (e: Ecriture, { id, pose }: Partie): string[] => {
  const { avant, apres, place } = e
  const connue = avant.demandes.some((x) => x.id === id)
  const part = trouver(apres.demandes, id)
  if (connue) return [maj(e, 'demande', part, poser(DEMANDE, pose, place))]
  const cle = [
    ['id', place(id)],
    ['copropriete_id', place(avant.id)],
    ['deposee_le', 'maintenant()'],
  ] as const
  return [insertion(e, 'demande', [...cle, ...poser(DEMANDE, { ...part }, place)])]
}

const ARCHIVEES =
  'copropriete_id, type_declaration, type_immat, type_maj, version_contenu, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le'
const COPIEES = [...ARCHIVEES.split(', '), 'confirmations_office', 'email_contact', 'verifications']

/** A new declaration: what is posed, the rest as in the one that it copies. */
const creerDeclaration = (
  e: Ecriture,
  id: number,
  pose: Partie['pose'],
  modele?: number,
): string => {
  const { avant, apres, place, precedente } = e
  const { etat } = trouver(apres.declarations, id)
  const enVigueur = [
    ['etape', `'recapitulatif'`],
    ['valide_le', 'maintenant()'],
    ...(modele === undefined ? [['soumis_le', 'maintenant()'] as const] : []),
  ] as const
  const valeurs = new Map([
    ['id', place(id)],
    ['copropriete_id', place(avant.id)],
    ['etat', `${place(etat)}::etat_declaration`],
    ['cree_le', 'maintenant()'],
    ['enregistre_le', 'maintenant()'],
    ...(etat === 'COURANTE' ? enVigueur : []),
    ...poser(DECLARATION, pose, place),
  ])
  if (modele === undefined) return insertion(e, 'declaration', [...valeurs])
  const colonnes = [...new Set([...valeurs.keys(), ...COPIEES])]
  return `insert into declaration (${colonnes.join(', ')})
     select ${colonnes.map((c) => valeurs.get(c) ?? c).join(', ')} from declaration where id = ${place(modele)} and ${precedente} returning 1`
}

/** The dates that a move of a declaration sets. */
const datesDe = (de: string, vers: string, evenement: string): [nom: string, valeur: string][] =>
  // Taken back, it is as it was filed.
  evenement === 'revenir' ? [['valide_le', 'null']] : datesDuMouvement(de, vers)
const datesDuMouvement = (de: string, vers: string): [nom: string, valeur: string][] => [
  ...(vers === 'A_VALIDER' || (vers === 'COURANTE' && de === 'BROUILLON')
    ? [['soumis_le', 'maintenant()'] satisfies [string, string]]
    : []),
  ...(vers === 'COURANTE' || vers === 'IMMATRICULATION'
    ? [['valide_le', 'maintenant()'] satisfies [string, string]]
    : []),
]

const declaration = (e: Ecriture, { id, pose, mouvement }: Partie, rang: number): string[] => {
  const { avant, apres, place, precedente } = e
  const { historique, copieDe, evenement } =
    mouvement?.quoi === 'declaration' && mouvement.evenement !== null ? mouvement : {}
  const lue = avant.declarations.find((l) => l.id === id)
  if (!lue) return [creerDeclaration(e, id, pose, copieDe)]
  if (historique)
    return [
      `delete from declaration where id = ${place(id)} and version = ${place(lue.version)} and ${precedente} returning *`,
      `insert into declaration_historique (id, valide_le, ${ARCHIVEES}) select id, valide_le, ${ARCHIVEES} from e${rang} returning 1`,
    ]
  const { etat } = trouver(apres.declarations, id)
  // What the register finds later is no saving by its author.
  const ecrite =
    pose['contenu'] !== undefined &&
    etat !== 'COURANTE' &&
    !(mouvement?.quoi === 'declaration' && mouvement.evenement === null)
  return [
    maj(e, 'declaration', lue, [
      ['etat', `${place(etat)}::etat_declaration`],
      ...(lue.etat === etat ? [] : datesDe(lue.etat, etat, evenement ?? '')),
      ...(ecrite ? [['enregistre_le', 'maintenant()'] as const] : []),
      ...poser(DECLARATION, pose, place),
    ]),
  ]
}

const dissolution = ({ place, precedente }: Ecriture, { id, pose }: Partie): string[] => [
  `update dissolution set statut = coalesce(${place(pose['statut'] ?? null)}, statut), date_effet = coalesce(${place(pose['dateEffet'] ?? null)}::date, date_effet)
     where id = ${place(id)} and ${precedente} returning 1`,
]

/**
 * The statements that write one part, each when the one before wrote its row; `rang`: the number of
 * the first of them in the whole.
 */
export const ecrirePartie = (e: Ecriture, partie: Partie, rang: number): string[] =>
  ({ copropriete, mandat, demande, declaration, dissolution })[partie.quoi](e, partie, rang)
