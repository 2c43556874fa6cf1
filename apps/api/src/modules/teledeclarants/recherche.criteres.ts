import type { contract, HandlerInput } from '@registre/contract'
import { type FiltreVeille, normaliserTexte, type TypeTeledeclarant } from '@registre/domain'
import type { Enums, Place } from '@registre/db'

export type Recherche = HandlerInput<(typeof contract)['rechercherTeledeclarants']>['body']

/** True for the main accounts of alias `u` that are not deleted: the "admin" of a declarant. */
export const EST_ADMIN = `u.supprime_le is null and u.profil in ('TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN')`

/**
 * What the column of types holds for each type of the contract; notaries of an office are accounts,
 * not declarants.
 */
const EN_BASE: Record<TypeTeledeclarant, Enums['type_teledeclarant']> = {
  PRO: 'PRO',
  NON_PRO: 'NON_PRO',
  NOTAIRE: 'NOTAIRE',
  NOTAIRE_NOTAIRE: 'NOTAIRE',
  NOTAIRE_COLLABORATEUR: 'NOTAIRE',
  AUTRE: 'AUTRE',
  teneur: 'TENEUR',
  institutionnel: 'INSTITUTIONNEL',
}
const PROFIL_DU_TYPE: Partial<Record<TypeTeledeclarant, string>> = {
  NOTAIRE_NOTAIRE: 'NOTAIRE_NOTAIRE',
  NOTAIRE_COLLABORATEUR: 'NOTAIRE_COLLAB',
}

/** The type of an establishment as the table writes it. */
export const typePourLaBase = (type: TypeTeledeclarant): Enums['type_teledeclarant'] =>
  EN_BASE[type]

/**
 * LIKE pattern of a criterion: "contains", or "begins with" after a leading `$`; `_` stands for one
 * character, `%` and `\` for themselves (specification 1, "Search and other checks"). Null for an
 * empty text.
 */
const motif = (saisi: string): string | null => {
  const debut = saisi.trim().startsWith('$')
  const texte = saisi.trim().replace(/^\$/, '').trim()
  if (texte === '') return null
  return `${debut ? '' : '%'}${texte.replaceAll(/[%\\]/g, String.raw`\$&`)}%`
}

const sansAccent = (colonne: string, param: string): string =>
  `f_unaccent(lower(${colonne})) like f_unaccent(lower(${param}::text))`

/**
 * One person carries both names: an account that administers or, where there is none, the legal
 * representative.
 */
const personne = (place: Place, nom: string | null, prenom: string | null): string[] => {
  if (!nom && !prenom) return []
  const sur = (n: string, p: string): string =>
    [
      ...(nom ? [sansAccent(n, place(nom))] : []),
      ...(prenom ? [sansAccent(p, place(prenom))] : []),
    ].join(' and ')
  return [
    `t.id in (select u.teledeclarant_id from utilisateur u where ${EST_ADMIN} and ${sur('u.nom', 'u.prenom')}
      union select r.id from teledeclarant r where ${sur('r.rep_nom', 'r.rep_prenom')}
        and not exists (select 1 from utilisateur u where u.teledeclarant_id = r.id and ${EST_ADMIN}))`,
  ]
}

/** Words beyond these say nothing more. */
const MOTS_MAX = 6
/** Without spaces either: « daubigne » is found in « D’Aubigné ». */
const serre = (texte: string): string => `replace(normaliser_texte(${texte}), ' ', '')`
const DU_DECLARANT = serre(
  `concat_ws(' ', t.raison_sociale, t.rep_prenom, t.rep_nom, t.rep_email, t.siret, t.num_etude, t.code_postal, t.commune, t.id)`,
)
const DU_COMPTE = serre(`concat_ws(' ', u.prenom, u.nom, u.email)`)

const mots = (place: Place, saisi: string): string[] =>
  normaliserTexte(saisi)
    .split(' ')
    .filter((mot) => mot !== '')
    .slice(0, MOTS_MAX)
    .map((mot) => {
      const p = place(`%${mot}%`)
      return `(${DU_DECLARANT} like ${p} or exists (select 1 from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null and ${DU_COMPTE} like ${p}))`
    })

/** What each filter keeps of the findings `v` of the directory of companies. */
const PAR_VEILLE: { readonly [F in Exclude<FiltreVeille, 'REPRISE_DEMANDEE'>]: string } = {
  A_EXAMINER: `v.etat <> 'ACTIF' and v.confirme_le is null and v.leve_le is null`,
  FERMETURE_CONFIRMEE: 'v.confirme_le is not null',
  FERME: `v.etat = 'FERME'`,
  AUTRE_UNITE: `v.etat = 'AUTRE_UNITE'`,
  NON_DIFFUSIBLE: `v.etat = 'NON_DIFFUSIBLE'`,
  INTROUVABLE: `v.etat = 'INTROUVABLE'`,
}
const REPRISE_DEMANDEE = `exists (select from portefeuille p where p.cedant_id = t.id and p.etat = 'CONTROLE')`
const parVeille = (filtre: FiltreVeille | ''): string[] => {
  if (filtre === '') return []
  return filtre === 'REPRISE_DEMANDEE'
    ? [REPRISE_DEMANDEE]
    : [
        `t.statut <> 'SUPPRIME' and exists (select from veille_etablissement v where v.teledeclarant_id = t.id and v.siret = t.siret and ${PAR_VEILLE[filtre]})`,
      ]
}

const parType = (place: Place, type: TypeTeledeclarant | ''): string[] => {
  if (type === '') return []
  const profil = PROFIL_DU_TYPE[type]
  return [
    `t.type = ${place(EN_BASE[type])}::type_teledeclarant`,
    ...(profil
      ? [
          `exists (select 1 from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null and u.profil = ${place(profil)})`,
        ]
      : []),
  ]
}

/** The conditions of a search on alias `t`, and-ed; `true` when nothing is asked. */
export const conditions = (place: Place, r: Recherche): string => {
  const contient = (saisi: string, condition: (param: string) => string): string[] => {
    const m = motif(saisi)
    return m === null ? [] : [condition(place(m))]
  }
  const avecMotDePasse = `exists (select 1 from utilisateur u where u.teledeclarant_id = t.id and ${EST_ADMIN} and u.mot_de_passe_hash is not null)`
  const parties = [
    ...mots(place, r.texte),
    ...contient(r.idTeledeclarant, (p) => `t.id::text like ${p}`),
    ...contient(r.raisonSociale, (p) => sansAccent('t.raison_sociale', p)),
    ...contient(r.siret.replaceAll(/\s/g, ''), (p) => `t.siret like ${p}`),
    ...parType(place, r.typeTeledeclarant),
    ...contient(r.codePostal, (p) => `t.code_postal like ${p}`),
    ...contient(r.commune, (p) => sansAccent('t.commune', p)),
    ...personne(place, motif(r.nomAdmin), motif(r.prenomAdmin)),
    ...contient(
      r.email,
      (p) =>
        `t.id in (select u.teledeclarant_id from utilisateur u where u.supprime_le is null and ${sansAccent('u.email', p)}
           union select r.id from teledeclarant r where ${sansAccent('r.rep_email', p)})`,
    ),
    ...parVeille(r.veille),
    ...(r.statutTeledeclarant === ''
      ? []
      : [`t.statut = ${place(r.statutTeledeclarant)}::statut_teledeclarant`]),
    ...(r.motDePasseActive === null
      ? []
      : [r.motDePasseActive ? avecMotDePasse : `not ${avecMotDePasse}`]),
    ...contient(
      r.codeAPE.replaceAll(/[\s.]/g, ''),
      (p) => `upper(replace(t.code_ape, '.', '')) like upper(${p}::text)`,
    ),
  ]
  return parties.length === 0 ? 'true' : parties.join(' and ')
}
