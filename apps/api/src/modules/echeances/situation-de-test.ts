import { addDays, batimentVide, type ImmatCopropriete, normaliser } from '@registre/domain'
import { contenuNeuf, type Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'
import { copropriete } from '../mandats/vie-mandat-de-test.ts'

// What the tests of deadlines share: co-ownerships on each side of each threshold of the table of
// situation.

/** What is declared, in all its kinds: on each side of each threshold. */
export const CONTENUS: readonly ((c: ImmatCopropriete) => void)[] = [
  () => undefined,
  ({ donneesTechniques: t }) => Object.assign(t, { ppt: false, pptInscritAG: false }),
  ({ donneesTechniques: t }) => Object.assign(t, { ppt: false, pptInscritAG: true }),
  ({ donneesTechniques: t }) => Object.assign(t, { ppt: true, pptDate: '2017-01-15' }),
  ({ donneesTechniques: t }) =>
    Object.assign(t, { ppt: false, pptInscritAG: false, anneeConstruction: 2012 }),
  ({ donneesTechniques: t }) =>
    Object.assign(t, {
      ppt: false,
      pptInscritAG: false,
      anneeConstruction: null,
      periodeConstruction: 'NON_CONNUE',
    }),
  ({ identification: i, donneesFinancieres: f }) => {
    Object.assign(i, { nbLots: 201, nbLotsHabBurCom: 201 })
    Object.assign(f, { chargesOperationsCourantes: 10_000, montantImpayesCoproprietaires: 1500 })
  },
  ({ identification: i, donneesFinancieres: f }) => {
    Object.assign(i, { nbLots: 200, nbLotsHabBurCom: 51 })
    Object.assign(f, { chargesOperationsCourantes: 10_000, montantImpayesCoproprietaires: 2499 })
  },
  ({ identification: i, donneesFinancieres: f }) => {
    Object.assign(i, { nbLots: 200, nbLotsHabBurCom: 50 })
    Object.assign(f, { chargesOperationsCourantes: 10_000, montantImpayesCoproprietaires: 2500 })
  },
  ({ procedures: p, donneesFinancieres: f }) => {
    Object.assign(p, { flagMandatAdhoc: true })
    Object.assign(f, { chargesOperationsCourantes: 10_000, montantImpayesCoproprietaires: 9000 })
  },
]
/** Their buildings, once they are described. */
export const BATIMENTS = [
  [{ etiquette: 'ETIQ_NON_DETERMINE', sourceEtiquette: null, dateEtiquette: null }],
  [{ etiquette: 'ETIQ_E', sourceEtiquette: 'DPE_COLLECTIF', dateEtiquette: '2021-06-30' }],
  [{ etiquette: 'ETIQ_E', sourceEtiquette: 'DPE_COLLECTIF', dateEtiquette: '2021-07-01' }],
  [{ etiquette: 'ETIQ_C', sourceEtiquette: 'DPE_COLLECTIF', dateEtiquette: '2021-07-02' }],
  [{ etiquette: 'ETIQ_D', sourceEtiquette: 'AUDIT', dateEtiquette: '2023-01-01' }],
  [
    { etiquette: 'ETIQ_C', sourceEtiquette: 'DPE_COLLECTIF', dateEtiquette: '2023-01-01' },
    { etiquette: 'ETIQ_NON_DETERMINE', sourceEtiquette: null, anneeConstruction: 2012 },
    { etiquette: 'ETIQ_NON_DETERMINE', sourceEtiquette: null, anneeConstruction: 2013 },
  ],
  [
    {
      etiquette: 'ETIQ_NON_DETERMINE',
      anneeConstruction: null,
      periodeConstruction: 'DE_2001_A_2010',
    },
  ],
  [{ etiquette: 'ETIQ_NON_DETERMINE', anneeConstruction: null, periodeConstruction: 'APRES_2011' }],
] as const

export interface Semee {
  id: number
  nom: string
  contenu: ImmatCopropriete
  cloture: string | null
}

/** A content of which nothing is owed. */
export const enOrdre = (r: Registre): ImmatCopropriete => {
  const contenu = contenuNeuf(r)
  delete contenu.donneesTechniques.batiments
  Object.assign(contenu.identification, { nbLots: 60, nbLotsHabBurCom: 40 })
  Object.assign(contenu.donneesTechniques, {
    anneeConstruction: 1970,
    ppt: true,
    pptDate: '2024-03-01',
    pptInscritAG: true,
  })
  Object.assign(contenu.donneesFinancieres, {
    chargesOperationsCourantes: 10_000,
    montantImpayesCoproprietaires: 100,
  })
  return contenu
}

export const semer = async (
  r: Registre,
  syndic: Personne,
  {
    contenu: declare,
    jeu,
    cloture,
  }: { contenu: ImmatCopropriete; jeu: string; cloture: string | null },
  nom: string,
): Promise<Semee> => {
  const contenu = normaliser(declare)
  const jour = r.clock.today()
  const { id } = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
    { etat: 'EN_COURS', debut: addDays(jour, -100), fin: addDays(jour, 200) },
  ])
  const { identification: i, donneesTechniques: t } = contenu
  await r.db.query(
    `update copropriete set nom = $2, nom_normalise = lower($2), nb_lots = $3, nb_lots_principaux = $4, nb_batiments = $5, date_cloture_dernier_exercice = $6,
       date_immatriculation = '2017-01-01', date_derniere_maj_annuelle = $7, geolocalisee = true, code_insee = $8 where id = $1`,
    [
      id,
      nom,
      i.nbLots,
      i.nbLotsHabBurCom,
      t.nbBatimentsTotal,
      cloture,
      jour,
      i.adressePrincipale?.codeInsee ?? '',
    ],
  )
  await r.db.query(
    `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, jeu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
     values ($1, 'COURANTE', 'INITIALE', 'DEFAULT', $2, $3, 'recapitulatif', $4, now(), now())`,
    [id, JSON.stringify(contenu), jeu, syndic.teledeclarantId],
  )
  return { id, nom, contenu, cloture }
}

/** What is declared and when, in all its kinds, by a set of the law. */
export const casDeSituation = (r: Registre, jeu2027: boolean) => [
  ...CONTENUS.map((changer, n) => {
    const contenu = enOrdre(r)
    changer(contenu)
    const cloture = n % 3 === 0 ? '2025-06-21' : n % 3 === 1 ? '2025-12-31' : '2025-06-20'
    return { contenu, jeu: '2016', cloture, nom: `Comptes ${n}` }
  }),
  ...(jeu2027 ? BATIMENTS : []).map((batiments, n) => {
    const contenu = enOrdre(r)
    contenu.donneesTechniques.batiments = batiments.map((b) => ({
      ...batimentVide('b1', 'A'),
      anneeConstruction: 1970,
      ...b,
    }))
    contenu.donneesTechniques.nbBatimentsTotal = batiments.length
    return { contenu, jeu: '2027', cloture: '2026-12-31', nom: `Bâti ${n}` }
  }),
]
