import { compose, nomDeRequete, parametres, type Place, type Tx } from '@registre/db'
import type {
  DeclarantDuCompte,
  PoseDeclarant,
  PoseUtilisateur,
  UtilisateurDuCompte,
} from '@registre/domain'

/** A column, and the cast of its value; `secret`: no form shows it, its writing makes none stale. */
type Colonne = readonly [nom: string, type: string, secret?: true]
type Colonnes<P> = Readonly<Record<keyof Required<P>, Colonne>>

const UTILISATEUR: Colonnes<PoseUtilisateur> = {
  teledeclarantId: ['teledeclarant_id', 'int'],
  profil: ['profil', 'text'],
  login: ['login', 'text'],
  email: ['email', 'text'],
  civilite: ['civilite', 'text'],
  nom: ['nom', 'text'],
  prenom: ['prenom', 'text'],
  telephone: ['telephone', 'text'],
  numCartePro: ['num_carte_pro', 'text'],
  motDePasseHash: ['mot_de_passe_hash', 'text', true],
  emailValideLe: ['email_valide_le', 'instant', true],
  secondFacteur: ['second_facteur', 'boolean', true],
  certificatDn: ['certificat_dn', 'text', true],
  emetteurDn: ['emetteur_dn', 'text', true],
}
const DECLARANT: Colonnes<PoseDeclarant> = {
  type: ['type', 'type_teledeclarant'],
  raisonSociale: ['raison_sociale', 'text'],
  siret: ['siret', 'text'],
  numEtude: ['num_etude', 'int'],
  codeApe: ['code_ape', 'text'],
  libelleApe: ['libelle_ape', 'text'],
  typeEtablissement: ['type_etablissement', 'text'],
  adresse: ['adresse', 'text[]'],
  codePostal: ['code_postal', 'text'],
  commune: ['commune', 'text'],
  telephone: ['telephone', 'text'],
  repCivilite: ['rep_civilite', 'text'],
  repNom: ['rep_nom', 'text'],
  repPrenom: ['rep_prenom', 'text'],
  repEmail: ['rep_email', 'text'],
  repTelephone: ['rep_telephone', 'text'],
  codeActivationHash: ['code_activation_hash', 'text', true],
  codeActivationLe: ['code_activation_le', 'instant', true],
  codeActivationEssais: ['code_activation_essais', 'int', true],
  repAdresse: ['rep_adresse', 'jsonb'],
  syndicatCooperatif: ['syndicat_cooperatif', 'boolean'],
  saisiALaMain: ['saisi_a_la_main', 'boolean'],
  sireneAttendueLe: ['sirene_attendue_le', 'instant', true],
  origine: ['origine', 'text'],
  certificatDn1: ['certificat_dn1', 'text'],
  certificatDn2: ['certificat_dn2', 'text'],
  emetteurDn1: ['emetteur_dn1', 'text'],
  emetteurDn2: ['emetteur_dn2', 'text'],
}

const valeur = (place: Place, [, type]: Colonne, v: unknown): string => {
  if (type === 'instant') return `to_timestamp(${place(v)}::float8 / 1000)`
  return `${place(type === 'jsonb' ? JSON.stringify(v) : v)}::${type}`
}

/** Writes a row as it was read, or nothing; says whether it did. */
const ecrireRow = async (
  tx: Pick<Tx, 'sql'>,
  table: 'utilisateur' | 'teledeclarant',
  { id, version }: { id: number; version: number },
  sets: (place: Place) => readonly string[],
): Promise<boolean> => {
  const { params, place } = parametres()
  const text = `update ${table} set ${sets(place).join(', ')} where id = ${place(id)} and version = ${place(version)} returning id`
  const rows = await tx.sql(compose('select id from utilisateur', text), params, {
    name: nomDeRequete(table, text),
  })
  return rows.length === 1
}

/** What is posed, in the order of the table; the next version where a form shows any of it. */
const poser = (
  colonnes: Readonly<Record<string, Colonne>>,
  pose: Readonly<Record<string, unknown>>,
  deplace: boolean,
  place: Place,
): string[] => {
  const posees = Object.entries(colonnes).filter(([clef]) => pose[clef] !== undefined)
  return [
    ...posees.map(([clef, colonne]) => `${colonne[0]} = ${valeur(place, colonne, pose[clef])}`),
    ...(deplace || posees.some(([, [, , secret]]) => !secret) ? ['version = version + 1'] : []),
  ]
}

/** Writes what moved of an account; says whether it was still as it was read. */
export const ecrireUtilisateur = (
  tx: Pick<Tx, 'sql'>,
  avant: UtilisateurDuCompte,
  apres: UtilisateurDuCompte,
  pose: PoseUtilisateur,
  maintenant: Date,
): Promise<boolean> =>
  ecrireRow(tx, 'utilisateur', avant, (place) => [
    ...poser(UTILISATEUR, pose, avant.etat !== apres.etat, place),
    ...(avant.etat === apres.etat ? [] : [`actif = ${place(apres.etat === 'OUVERT')}::boolean`]),
    ...(apres.etat === 'FERME' ? [`supprime_le = ${place(maintenant)}::timestamptz`] : []),
    // A password that was just chosen: the failures on the former one are forgotten.
    ...(pose.motDePasseHash ? ['echecs_connexion = 0', 'bloque_jusqu_a = null'] : []),
  ])

/** Writes what moved of a declarant; says whether it was still as it was read. */
export const ecrireDeclarant = (
  tx: Pick<Tx, 'sql'>,
  avant: DeclarantDuCompte,
  apres: DeclarantDuCompte,
  pose: PoseDeclarant,
): Promise<boolean> =>
  ecrireRow(tx, 'teledeclarant', avant, (place) => [
    `statut = ${place(apres.statut)}::statut_teledeclarant`,
    ...poser(DECLARANT, pose, avant.statut !== apres.statut, place),
  ])

/** Identifiers of who is created, taken before: the journal names them. */
export const numeroter = async (
  tx: Pick<Tx, 'sql'>,
  crees: { declarant: boolean; utilisateur: boolean },
): Promise<{ declarant: number; utilisateur: number }> => {
  const [row] = await tx.sql(
    `select case when $1 then nextval('teledeclarant_id_seq') end::int as declarant, case when $2 then nextval('utilisateur_id_seq') end::int as utilisateur`,
    [crees.declarant, crees.utilisateur],
  )
  return { declarant: row?.declarant ?? 0, utilisateur: row?.utilisateur ?? 0 }
}

const inserer = async (
  tx: Pick<Tx, 'sql'>,
  table: 'utilisateur' | 'teledeclarant',
  colonnes: Readonly<Record<string, Colonne>>,
  pose: Readonly<Record<string, unknown>>,
  fixes: (place: Place) => readonly (readonly [nom: string, valeur: string])[],
): Promise<void> => {
  const { params, place } = parametres()
  const posees = Object.entries(colonnes).flatMap(([clef, colonne]) =>
    pose[clef] === undefined ? [] : [[colonne[0], valeur(place, colonne, pose[clef])] as const],
  )
  const valeurs = [...fixes(place), ...posees]
  const text = `insert into ${table} (${valeurs.map(([nom]) => nom).join(', ')}) values (${valeurs.map(([, v]) => v).join(', ')}) returning id`
  await tx.sql(compose('select id from utilisateur', text), params, {
    name: nomDeRequete(table, text),
  })
}

/** Writes a new account; its login, taken by another, breaks a unique index (`deja-existant`). */
export const insererUtilisateur = (
  tx: Pick<Tx, 'sql'>,
  { id, etat }: UtilisateurDuCompte,
  pose: PoseUtilisateur,
  maintenant: Date,
): Promise<void> =>
  inserer(tx, 'utilisateur', UTILISATEUR, pose, (place) => [
    ['id', place(id)],
    ['actif', `${place(etat === 'OUVERT')}::boolean`],
    ['cree_le', `${place(maintenant)}::timestamptz`],
  ])

/** Writes a new declarant; its SIRET or office number breaks a unique index (`deja-existant`). */
export const insererDeclarant = (
  tx: Pick<Tx, 'sql'>,
  { id, statut }: DeclarantDuCompte,
  pose: PoseDeclarant,
  maintenant: Date,
): Promise<void> =>
  inserer(tx, 'teledeclarant', DECLARANT, pose, (place) => [
    ['id', place(id)],
    ['statut', `${place(statut)}::statut_teledeclarant`],
    ['cree_le', `${place(maintenant)}::timestamptz`],
    ['statut_le', `${place(maintenant)}::timestamptz`],
  ])
