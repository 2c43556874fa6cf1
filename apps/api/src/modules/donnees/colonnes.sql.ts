import { epts } from '@registre/territoires'
import {
  type AncienneVersion,
  CODES_JEU,
  COLONNES_PUBLIQUES,
  colonnesDonnees,
  type ColonnePublique,
  type ColonneTerritoire,
  ETATS_EN_VIGUEUR,
  FORMES,
  NOMS_PUBLICS,
  parParcelle,
  NON_RENSEIGNE,
  PERIODE_PUBLIEE,
  type NiveauGeographique,
  type PerimetreDonnees,
  SEUILS_DEBITEUR,
  VERSION_SCHEMA_DONNEES,
  type VersionSchema,
} from '@registre/domain'
import { ORIGINE_RNIC } from './reprise.repository.ts'

/** Nothing is an empty cell, not an empty text. */
const plein = (sql: string): string => `nullif(${sql}, '')`
/**
 * A text that a spreadsheet could take for a formula begins with an apostrophe: = + - @ tab,
 * return. The public file is data for programs: it gives texts as they are.
 */
const neutre = (sql: string): string =>
  `case when ascii(${sql}) in (61, 43, 45, 64, 9, 13) then '''' || (${sql}) else ${sql} end`
const pro = (sql: string): string =>
  `case when f.type_syndic = 'PROFESSIONNEL' then ${plein(sql)} end`
const ouiNon = (sql: string): string => `case when ${sql} then 'oui' else 'non' end`
const morceau = (n: number, debut: number, longueur: number): string =>
  `substr(f.parcelles[${n}], ${debut}, ${longueur})`
const PARCELLES = parParcelle<string>((n) => ({
  reference_cadastrale: `f.parcelles[${n}]`,
  code_insee_parcelle: morceau(n, 1, 5),
  prefixe_parcelle: morceau(n, 6, 3),
  section_parcelle: morceau(n, 9, 2),
  numero_parcelle: morceau(n, 11, 4),
}))
/** A degree that the column holds: two digits before the point. */
const degres = (sql: string): string => `case when abs(${sql}) < 100 then ${sql} end`
const NON_TENUE = 'null::text'
const PERIODE = `case f.periode_construction ${Object.entries(PERIODE_PUBLIEE)
  .map(([code, mot]) => `when '${code}' then '${mot}'`)
  .join(' ')} else '${NON_RENSEIGNE}' end`

const PUBLIQUES: Record<ColonnePublique, string> = {
  epci: 'coalesce(g.siren, f.siren_epci)',
  commune: plein('f.code_insee'),
  numero_immatriculation: 'f.numero',
  date_immatriculation: 'f.date_immatriculation',
  date_derniere_maj: 'f.date_derniere_maj',
  type_syndic: `case f.type_syndic when 'PROFESSIONNEL' then 'professionnel' when 'BENEVOLE' then 'bénévole' else 'non connu' end`,
  identification_representant_legal: pro(
    `btrim(left(t.raison_sociale, ${FORMES.raison_sociale_representant_legal.longueur}) || ' ' || coalesce(t.siret, ''))`,
  ),
  raison_sociale_representant_legal: pro('t.raison_sociale'),
  siret_representant_legal: `case when f.type_syndic = 'PROFESSIONNEL' then t.siret end`,
  code_ape: `case when f.type_syndic = 'PROFESSIONNEL' then ${plein(`replace(t.code_ape, '.', '')`)} end`,
  commune_representant_legal: pro('t.commune'),
  mandat_en_cours: `case when f.etat_mandat = 'EN_COURS' then 'Mandat en cours' when f.etat_mandat = 'A_VENIR' then 'Mandat à venir'
    when f.etat_mandat in ('EXPIRE', 'ARCHIVE') then case when s.copropriete_id is null then 'Mandat expiré sans successeur déclaré' else 'Mandat expiré avec successeur déclaré' end
    else 'Pas de mandat en cours' end`,
  date_fin_dernier_mandat: 'f.date_fin_mandat',
  nom_usage_copropriete: plein('f.nom'),
  adresse_reference: plein('f.adresse'),
  numero_voie_adresse: plein('f.numero_et_voie'),
  code_postal_adresse: plein('f.code_postal'),
  commune_adresse: plein('f.commune'),
  adresse_complementaire_1: plein('f.adresses_complementaires[1]'),
  adresse_complementaire_2: plein('f.adresses_complementaires[2]'),
  adresse_complementaire_3: plein('f.adresses_complementaires[3]'),
  nombre_adresses_complementaires: 'cardinality(f.adresses_complementaires)',
  longitude: degres('f.longitude'),
  latitude: degres('f.latitude'),
  date_reglement_copropriete: 'f.date_reglement',
  residence_service: ouiNon('f.residence_service'),
  syndicat_cooperatif: ouiNon('f.syndicat_cooperatif'),
  syndicat_principal_ou_secondaire: ouiNon('f.syndicat_principal'),
  numero_immatriculation_syndicat_principal: plein('f.numero_principal'),
  nombre_asl: 'f.nb_asl',
  nombre_aful: 'f.nb_aful',
  nombre_unions_syndicats: 'f.nb_unions',
  nombre_total_lots: 'f.nb_lots',
  nombre_lots_habitation_bureaux_commerces: 'f.nb_lots_principaux',
  nombre_lots_habitation: 'f.nb_lots_habitation',
  nombre_lots_stationnement: 'f.nb_lots_stationnement',
  periode_construction: PERIODE,
  ...PARCELLES,
  nombre_parcelles: 'cardinality(f.parcelles)',
  code_qp_2024: NON_TENUE,
  nom_qp_2024: NON_TENUE,
  copro_dans_acv: NON_TENUE,
  copro_dans_pvd: NON_TENUE,
  copro_dans_pdp: NON_TENUE,
  copro_aidee: NON_TENUE,
  code_officiel_commune: plein('f.code_insee'),
  nom_officiel_commune: 'k.nom',
  code_officiel_arrondissement_commune: plein('coalesce(f.code_arrondissement, f.code_insee)'),
  nom_officiel_arrondissement_commune: 'coalesce(a.nom, k.nom)',
  code_officiel_epci: 'coalesce(g.siren, f.siren_epci)',
  nom_officiel_epci: 'coalesce(g.nom, e.nom)',
  code_officiel_departement: plein('f.code_departement'),
  nom_officiel_departement: 'p.nom',
  code_officiel_region: plein('f.code_region'),
  nom_officiel_region: 'r.nom',
}

/** What is read off a place, not declared: a file that was taken in says it, whatever is declared since. */
const DU_LIEU: ReadonlySet<string> = new Set<ColonnePublique>([
  'code_qp_2024',
  'nom_qp_2024',
  'copro_dans_acv',
  'copro_dans_pvd',
  'copro_dans_pdp',
  'copro_aidee',
])
/** What follows the syndic: given back until somebody with an account holds the co-ownership. */
const DU_SYNDIC: ReadonlySet<string> = new Set<ColonnePublique>([
  'type_syndic',
  'identification_representant_legal',
  'raison_sociale_representant_legal',
  'siret_representant_legal',
  'code_ape',
  'commune_representant_legal',
  'date_fin_dernier_mandat',
])
const REPRISE_EN_VIGUEUR = 'd.id is not null'
/**
 * What the file left unsaid, or counted beyond what it details: so it stays while nobody has declared
 * it, whatever accounts were filed since.
 */
const NON_DECLARE: Partial<Record<ColonnePublique, string>> = {
  residence_service: 'i.laissee',
  syndicat_cooperatif: 'i.laissee',
  syndicat_principal_ou_secondaire: 'i.laissee',
  nombre_asl: 'i.laissee',
  nombre_aful: 'i.laissee',
  nombre_unions_syndicats: 'i.laissee',
  nombre_adresses_complementaires: 'i.laissee and i.adresses',
  nombre_parcelles: 'i.laissee and i.parcelles',
}
const SYNDIC_REPRIS = `${REPRISE_EN_VIGUEUR} and coalesce(t.origine, '${ORIGINE_RNIC}') = '${ORIGINE_RNIC}'`
/** The mandate moves with the calendar: what a file said of it stands until its last day. */
const MANDAT_DU_JOUR = `nullif(z.cellules[${NOMS_PUBLICS.indexOf('date_fin_dernier_mandat') + 1}], '') < aujourdhui()::text and z.cellules[${NOMS_PUBLICS.indexOf('mandat_en_cours') + 1}] !~* 'expir'`

/** What the register holds, no longer than the column. */
const aLaLongueur = (nom: ColonnePublique, sql: string): string =>
  COLONNES_PUBLIQUES[nom].type === 'string'
    ? `left((${sql})::text, ${FORMES[nom].longueur})`
    : `(${sql})::text`

/** A cell of the file that was taken in, while it stands; else what the register holds. */
const reprise = (nom: string, tenu: string): string => {
  const publique = NOMS_PUBLICS.find((n) => n === nom)
  if (publique === undefined) return tenu
  const rang = NOMS_PUBLICS.indexOf(publique) + 1
  const vaut =
    nom === 'mandat_en_cours'
      ? `${SYNDIC_REPRIS} and (${MANDAT_DU_JOUR}) is not true`
      : DU_LIEU.has(nom)
        ? 'true'
        : DU_SYNDIC.has(nom)
          ? SYNDIC_REPRIS
          : `(${REPRISE_EN_VIGUEUR} or ${NON_DECLARE[publique] ?? 'false'})`
  return `case when z.cellules[${rang}] is not null and ${vaut} then nullif(z.cellules[${rang}], '') else ${aLaLongueur(publique, tenu)} end`
}

const TERRITOIRE: Record<ColonneTerritoire, string> = {
  etat: 'f.etat',
  date_maj_annuelle: 'f.date_maj_annuelle',
  date_debut_mandat: 'f.date_debut_mandat',
  comptes_inconnus: ouiNon('f.finances_inconnues'),
  premier_exercice: ouiNon('f.premier_exercice'),
  comptes_non_approuves: ouiNon('f.comptes_non_approuves'),
  date_debut_exercice: 'f.date_debut_exercice',
  date_cloture_comptes: 'f.date_cloture',
  date_assemblee_generale: 'f.date_ag',
  charges_operations_courantes: 'f.charges_courantes',
  charges_operations_exceptionnelles: 'f.charges_exceptionnelles',
  dettes_fournisseurs: 'f.dettes',
  impayes_coproprietaires: 'f.impayes',
  nombre_coproprietaires_debiteurs: 'f.nb_debiteurs',
  seuil_coproprietaires_debiteurs: `case when f.nb_debiteurs is not null then case f.jeu_debiteurs ${CODES_JEU.map(
    (jeu) => `when '${jeu}' then '${SEUILS_DEBITEUR[jeu].code}'`,
  ).join(' ')} end end`,
  fonds_travaux: 'f.fonds_travaux',
  employes: ouiNon('f.employes'),
  arrete_equipements: ouiNon('f.arrete_equipements'),
  arrete_insalubrite: ouiNon('f.arrete_insalubrite'),
  arrete_peril: ouiNon('f.arrete_peril'),
  arrete_securite: ouiNon('f.arrete_securite'),
  mandat_ad_hoc: ouiNon('f.mandat_ad_hoc'),
  ordonnance_carence: ouiNon('f.ordonnance_carence'),
  nombre_batiments: 'f.nb_batiments',
  nombre_ascenseurs: 'f.nb_ascenseurs',
  annee_construction: 'f.annee_construction',
  type_chauffage: 'f.type_chauffage',
  chauffage_urbain: ouiNon('f.chauffage_urbain'),
  energie_chauffage: 'f.energie',
  batiments_etiquette_a: 'f.etiquettes[1]',
  batiments_etiquette_b: 'f.etiquettes[2]',
  batiments_etiquette_c: 'f.etiquettes[3]',
  batiments_etiquette_d: 'f.etiquettes[4]',
  batiments_etiquette_e: 'f.etiquettes[5]',
  batiments_etiquette_f: 'f.etiquettes[6]',
  batiments_etiquette_g: 'f.etiquettes[7]',
  batiments_sans_etiquette: 'f.etiquettes[8]',
  plan_pluriannuel_travaux: ouiNon('f.ppt'),
  date_plan_pluriannuel_travaux: 'f.ppt_date',
  plan_inscrit_assemblee_generale: ouiNon('f.ppt_inscrit_ag'),
}

export interface Territoire {
  niveau: NiveauGeographique
  code: string
}
const COLONNE_TERRITOIRE: Record<Exclude<NiveauGeographique, 'NATIONAL'>, string> = {
  REGION: 'f.code_region',
  DEPARTEMENT: 'f.code_departement',
  EPCI: 'f.siren_epci',
  COMMUNE: 'f.code_insee',
}
/** COPY takes no parameter: the code of a territory is quoted here. */
const filtre = ({ niveau, code }: Territoire): string =>
  niveau === 'NATIONAL'
    ? ''
    : ` and ${COLONNE_TERRITOIRE[niveau]} = '${code.replaceAll("'", "''")}'`

const EPTS = epts()
  .flatMap(({ code, nom, membres }) =>
    membres.map((insee) => `('${insee}', '${code}', '${nom.replaceAll("'", "''")}')`),
  )
  .join(', ')
const LIEUX = `array['adressePrincipale', 'adresseSecondaire', 'parcelle']`
const memeNombre = (champ: string): string =>
  `jsonb_array_length(a->'${champ}') = jsonb_array_length(b->'${champ}')`
const TABLES = `fiche f
  left join teledeclarant t on t.id = f.teledeclarant_id
  left join commune k on k.code = f.code_insee
  left join commune a on a.code = f.code_arrondissement
  left join epci e on e.siren = f.siren_epci
  left join departement p on p.code = f.code_departement
  left join region r on r.code = f.code_region
  left join (values ${EPTS}) g(insee, siren, nom) on g.insee = f.code_insee
  left join reprise_rnic z on z.copropriete_id = f.copropriete_id and cardinality(z.cellules) > 0
  left join declaration d on d.id = z.declaration_id and d.etat = 'COURANTE'
  left join lateral (select a - ${LIEUX} = b - ${LIEUX} as laissee, ${memeNombre('adresseSecondaire')} as adresses, ${memeNombre('parcelle')} as parcelles
    from (select x.contenu->'identification' as a, y.contenu->'identification' as b from declaration x join declaration y on y.copropriete_id = x.copropriete_id and y.etat = 'COURANTE'
      where d.id is null and x.id = z.declaration_id) l) i on true
  left join (select distinct copropriete_id from successeur where etat = 'DECLARE') s on s.copropriete_id = f.copropriete_id`

const LISTE_EN_VIGUEUR = ETATS_EN_VIGUEUR.map((etat) => `'${etat}'`).join(', ')

/** How a former version of the file's shape writes what today's writes otherwise. */
const ANCIENNES: Record<AncienneVersion, Partial<Record<ColonnePublique, string>>> = {
  '3.0.0': {
    code_ape: `regexp_replace(code_ape, '^(\\d\\d)(\\d\\d[A-Z])$', '\\1.\\2') as code_ape`,
  },
}

/**
 * The COPY of a file: the columns of its perimeter, the rows of a territory. Days come as
 * yyyy-mm-dd (DateStyle of the transaction). `tableur`: as spreadsheets of this country read it,
 * semicolons, decimal commas, and no text that is a formula.
 */
export const requeteCopie = (
  perimetre: PerimetreDonnees,
  territoire: Territoire = { niveau: 'NATIONAL', code: '' },
  {
    version = VERSION_SCHEMA_DONNEES,
    tableur = false,
  }: { version?: VersionSchema; tableur?: boolean } = {},
): string => {
  const sql: Readonly<Record<string, string>> = { ...PUBLIQUES, ...TERRITOIRE }
  const colonnes = colonnesDonnees(perimetre).map(({ nom, type }) => {
    const valeur = reprise(nom, sql[nom] ?? 'null')
    return { nom, type, valeur }
  })
  const lues = `select ${colonnes.map((c) => `${c.valeur} as ${c.nom}`).join(', ')} from ${TABLES} where f.etat in (${LISTE_EN_VIGUEUR})${filtre(territoire)} order by f.numero`
  const autrement: Readonly<Record<string, string>> =
    version === VERSION_SCHEMA_DONNEES ? {} : ANCIENNES[version]
  const sorties = colonnes.map(({ nom, type }) =>
    (perimetre === 'territoire' || tableur) && type === 'string'
      ? `${neutre(`${nom}::text`)} as ${nom}`
      : tableur && type === 'number'
        ? `translate(${nom}::text, '.', ',') as ${nom}`
        : (autrement[nom] ?? nom),
  )
  return `copy (select ${sorties.join(', ')} from (${lues}) l order by numero_immatriculation) to stdout (format csv, header${tableur ? ", delimiter ';'" : ''})`
}
