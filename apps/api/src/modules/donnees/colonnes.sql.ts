import {
  CODES_JEU,
  colonnesDonnees,
  type ColonnePublique,
  type ColonneTerritoire,
  ETATS_EN_VIGUEUR,
  type NiveauGeographique,
  type PerimetreDonnees,
  SEUILS_DEBITEUR,
} from '@registre/domain'

/** Nothing is an empty cell, not an empty text. */
const plein = (sql: string): string => `nullif(${sql}, '')`
/**
 * A text that a spreadsheet could take for a formula begins with an apostrophe: = + - @ tab, return
 * (reliability.md, "Exports").
 */
const texte = (sql: string): string =>
  `case when ascii(${sql}) in (61, 43, 45, 64, 9, 13) then '''' || ${sql} else ${plein(sql)} end`
const pro = (sql: string): string =>
  `case when f.type_syndic = 'PROFESSIONNEL' then ${texte(sql)} end`
const ouiNon = (sql: string): string => `case when ${sql} then 'oui' else 'non' end`
const morceau = (n: number, debut: number, longueur: number): string =>
  `substr(f.parcelles[${n}], ${debut}, ${longueur})`
const parcelle = <const N extends 1 | 2 | 3>(n: N) =>
  ({
    [`reference_cadastrale_${n}`]: `f.parcelles[${n}]`,
    [`code_insee_parcelle_${n}`]: morceau(n, 1, 5),
    [`prefixe_parcelle_${n}`]: morceau(n, 6, 3),
    [`section_parcelle_${n}`]: morceau(n, 9, 2),
    [`numero_parcelle_${n}`]: morceau(n, 11, 4),
  }) as Record<
    `${'reference_cadastrale' | 'code_insee_parcelle' | 'prefixe_parcelle' | 'section_parcelle' | 'numero_parcelle'}_${N}`,
    string
  >
const NON_TENUE = 'null::text'

const PUBLIQUES: Record<ColonnePublique, string> = {
  epci: 'f.siren_epci',
  commune: 'f.code_insee',
  numero_immatriculation: 'f.numero',
  date_immatriculation: 'f.date_immatriculation',
  date_derniere_maj: 'f.date_derniere_maj',
  type_syndic: `case f.type_syndic when 'PROFESSIONNEL' then 'professionnel' when 'BENEVOLE' then 'bénévole' else 'non connu' end`,
  identification_representant_legal: pro(`btrim(t.raison_sociale || ' ' || coalesce(t.siret, ''))`),
  raison_sociale_representant_legal: pro('t.raison_sociale'),
  siret_representant_legal: `case when f.type_syndic = 'PROFESSIONNEL' then t.siret end`,
  code_ape: `case when f.type_syndic = 'PROFESSIONNEL' then ${plein('t.code_ape')} end`,
  commune_representant_legal: pro('t.commune'),
  mandat_en_cours: `case when f.etat_mandat = 'EN_COURS' then 'Mandat en cours' when f.etat_mandat = 'A_VENIR' then 'Mandat à venir'
    when f.etat_mandat in ('EXPIRE', 'ARCHIVE') then case when s.copropriete_id is null then 'Mandat expiré sans successeur déclaré' else 'Mandat expiré avec successeur déclaré' end
    else 'Pas de mandat en cours' end`,
  date_fin_dernier_mandat: 'f.date_fin_mandat',
  nom_usage_copropriete: texte('f.nom'),
  adresse_reference: texte('f.adresse'),
  numero_voie_adresse: texte('f.numero_et_voie'),
  code_postal_adresse: plein('f.code_postal'),
  commune_adresse: texte('f.commune'),
  adresse_complementaire_1: texte('f.adresses_complementaires[1]'),
  adresse_complementaire_2: texte('f.adresses_complementaires[2]'),
  adresse_complementaire_3: texte('f.adresses_complementaires[3]'),
  nombre_adresses_complementaires: 'cardinality(f.adresses_complementaires)',
  longitude: 'f.longitude',
  latitude: 'f.latitude',
  date_reglement_copropriete: 'f.date_reglement',
  residence_service: ouiNon('f.residence_service'),
  syndicat_cooperatif: ouiNon('f.syndicat_cooperatif'),
  syndicat_principal_ou_secondaire: `case when f.syndicat_principal then 'principal' else 'secondaire' end`,
  numero_immatriculation_syndicat_principal: texte('f.numero_principal'),
  nombre_asl: 'f.nb_asl',
  nombre_aful: 'f.nb_aful',
  nombre_unions_syndicats: 'f.nb_unions',
  nombre_total_lots: 'f.nb_lots',
  nombre_lots_habitation_bureaux_commerces: 'f.nb_lots_principaux',
  nombre_lots_habitation: 'f.nb_lots_habitation',
  nombre_lots_stationnement: 'f.nb_lots_stationnement',
  periode_construction: 'f.periode_construction',
  ...parcelle(1),
  ...parcelle(2),
  ...parcelle(3),
  nombre_parcelles: 'cardinality(f.parcelles)',
  code_qp_2024: NON_TENUE,
  nom_qp_2024: NON_TENUE,
  copro_dans_acv: NON_TENUE,
  copro_dans_pvd: NON_TENUE,
  copro_dans_pdp: NON_TENUE,
  copro_aidee: NON_TENUE,
  code_officiel_commune: 'f.code_insee',
  nom_officiel_commune: 'k.nom',
  code_officiel_arrondissement_commune: 'coalesce(f.code_arrondissement, f.code_insee)',
  nom_officiel_arrondissement_commune: 'coalesce(a.nom, k.nom)',
  code_officiel_epci: 'f.siren_epci',
  nom_officiel_epci: 'e.nom',
  code_officiel_departement: plein('f.code_departement'),
  nom_officiel_departement: 'd.nom',
  code_officiel_region: plein('f.code_region'),
  nom_officiel_region: 'r.nom',
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

const TABLES = `fiche f
  left join teledeclarant t on t.id = f.teledeclarant_id
  left join commune k on k.code = f.code_insee
  left join commune a on a.code = f.code_arrondissement
  left join epci e on e.siren = f.siren_epci
  left join departement d on d.code = f.code_departement
  left join region r on r.code = f.code_region
  left join (select distinct copropriete_id from successeur where etat = 'DECLARE') s on s.copropriete_id = f.copropriete_id`

export const LISTE_EN_VIGUEUR = ETATS_EN_VIGUEUR.map((etat) => `'${etat}'`).join(', ')

/**
 * The COPY of a file: the columns of its perimeter, the rows of a territory. Days come as
 * dd/mm/yyyy (DateStyle of the transaction).
 */
export const requeteCopie = (
  perimetre: PerimetreDonnees,
  territoire: Territoire = { niveau: 'NATIONAL', code: '' },
): string => {
  const sql: Readonly<Record<string, string>> = { ...PUBLIQUES, ...TERRITOIRE }
  const colonnes = colonnesDonnees(perimetre).map(({ nom }) => `${sql[nom]} as ${nom}`)
  return `copy (select ${colonnes.join(', ')} from ${TABLES} where f.etat in (${LISTE_EN_VIGUEUR})${filtre(territoire)} order by f.numero) to stdout (format csv, header)`
}
