import type { Db } from '@registre/db'

/** What every sheet has, unless told: a calm building of Grenoble. */
const CALME = {
  etat: 'IMMATRICULEE_RATTACHEE',
  date_immatriculation: '2020-01-15',
  date_derniere_maj: '',
  type_syndic: 'PROFESSIONNEL',
  etat_mandat: 'EN_COURS' as string | null,
  date_debut_mandat: '2020-01-01',
  date_fin_mandat: '2099-12-31',
  nom: 'Résidence des Alizés',
  adresse: '1 rue de la Paix 38000 Grenoble',
  numero_et_voie: '1 rue de la Paix',
  code_postal: '38000',
  commune: 'Grenoble',
  adresses_complementaires: [] as string[],
  residence_service: false,
  syndicat_cooperatif: false,
  syndicat_principal: true,
  numero_principal: '',
  siret: '',
  nb_asl: 0,
  nb_aful: 0,
  nb_unions: 0,
  nb_lots: 30,
  nb_lots_principaux: 20,
  nb_batiments: 1,
  nb_ascenseurs: 0,
  periode_construction: 'APRES_2011' as string | null,
  parcelles: [] as string[],
  longitude: -0.5,
  latitude: 45,
  code_insee: '38185',
  code_departement: '38',
  code_region: '84',
  siren_epci: '200040715' as string | null,
  type_chauffage: 'COLLECTIF' as string | null,
  chauffage_urbain: false,
  etiquettes: null as number[] | null,
  ppt: true,
  ppt_inscrit_ag: false,
  finances_inconnues: false,
  premier_exercice: false,
  comptes_non_approuves: false,
  date_cloture: '2025-12-31',
  charges_courantes: 40_000 as number | null,
  dettes: 0 as number | null,
  impayes: 0 as number | null,
  fonds_travaux: 2_000 as number | null,
  employes: false,
  arrete_equipements: false,
  arrete_insalubrite: false,
  arrete_peril: false,
  arrete_securite: false,
  mandat_ad_hoc: false,
  ordonnance_carence: false,
  jeu: '2016',
  jeu_debiteurs: '2016',
}
export type FicheDeTest = Partial<typeof CALME>

let suite = 900_000

/**
 * Writes sheets straight into the projection: for tests that read many of them. Gives their
 * registration numbers.
 */
export const insererFiches = async (db: Db, fiches: readonly FicheDeTest[]): Promise<string[]> => {
  const aujourdhui = new Date().toISOString().slice(0, 10)
  const rows = fiches.map((f) => {
    suite += 1
    return {
      ...CALME,
      date_derniere_maj: aujourdhui,
      ...f,
      copropriete_id: suite,
      numero: `ZZ0${suite}`,
    }
  })
  await db.query(
    `insert into fiche select * from jsonb_populate_recordset(null::fiche, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
  return rows.map((r) => r.numero)
}
