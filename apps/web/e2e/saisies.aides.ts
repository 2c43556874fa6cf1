import { expect, type Page } from '@playwright/test'
import { appel, leMois } from './immatriculation.aides.ts'

const adresse = {
  numeroVoie: '12',
  voie: 'Rue du Général Leclerc',
  codePostal: '35000',
  commune: 'Rennes',
  codeInsee: '35238',
  idBan: '',
  longitude: -1.6778,
  latitude: 48.1173,
  geolocalisee: true,
}
const parcelle = {
  codePostal: '35000',
  commune: 'Rennes',
  communeAbsorbee: '',
  codeInsee: '35238',
  prefixe: '000',
  section: 'AB',
  numero: '123',
  geolocalisee: true,
}
const arrete = { dateArrete: '12/03/2019', dateMainLevee: '14/05/2020' }

/** The dotted path of each value that is typed, as the form names its fields. */
const cheminsRemplis = (valeur: unknown, chemin = ''): string[] => {
  if (/adresse|\.parcelle/.test(chemin) || valeur === null || valeur === '') return []
  return typeof valeur === 'object'
    ? Object.entries(valeur).flatMap(([cle, v]) =>
        cheminsRemplis(v, chemin === '' ? cle : `${chemin}.${cle}`),
      )
    : [chemin]
}

/** A draft in which every question is answered, so that every field is on a screen. */
export const creerBrouillon = async (
  page: Page,
  secondaire = false,
): Promise<{ id: number; chemins: string[] }> => {
  const save = '/api/coproprietes/brouillon/save/identification'
  const neuf = { id: null, version: 0, typeImmat: 'DEFAULT', immatCopropriete: {} }
  const {
    id,
    version,
    immatCopropriete: vide,
  } = await (await appel(page, 'PUT', save, neuf)).json()
  const immatCopropriete = {
    infoRattachement: {
      ...vide.infoRattachement,
      dateDebutMandat: leMois(-5),
      dateFinMandat: leMois(6, 'fin'),
      justifMandat: false,
    },
    identification: {
      ...vide.identification,
      nomCopropriete: 'Les Saisies',
      adressePrincipale: adresse,
      parcelle: [parcelle],
      dateReglementCopropriete: '04/05/1978',
      nbLots: 30,
      nbLotsHab: 18,
      nbLotsHabBurCom: 20,
      nbLotsStationnement: 10,
      nbAsl: 1,
      nbAful: 1,
      nbUnionsSyndicats: 1,
      siret: '73282932000074',
      syndicatPrincipal: !secondaire,
      numImmatriculationCoproprietePrincipale: secondaire ? 'AA0000001' : '',
    },
    procedures: {
      ...vide.procedures,
      flagEquipementsCom: true,
      arreteEquipements: { ...arrete, type: 'EQUIPEMENTS' },
      flagInsalubritePartiesCom: true,
      arreteInsalubriteParties: { ...arrete, type: 'INSALUBRITE' },
      flagPerilPartiesCom: true,
      arretePerilParties: { ...arrete, type: 'PERIL' },
      flagSecuriteInsalubritePartiesCom: true,
      arreteSecuriteInsalubriteParties: [
        {
          type: 'SECURITE_TR_INSALUBRITE',
          dateArrete: '12/03/2023',
          dateMainLevee: '14/05/2024',
        },
      ],
      flagMandatAdhoc: true,
      mandatAdHoc: { dateNomination: '12/03/2023', dateFinMission: '14/05/2024' },
      flagOrdonnanceCarence: true,
      ordonnanceCarence: { dateOrdonnance: '12/03/2023' },
    },
    donneesFinancieres: {
      ...vide.donneesFinancieres,
      dateDebutExercice: '01/01/2025',
      dateClotureComptes: '31/12/2025',
      dateAg: '15/05/2026',
      chargesOperationsCourantes: 40_000,
      chargesOperationsExceptionnelles: 5000,
      montantDettes: 1200,
      montantImpayesCoproprietaires: 1800,
      nbCoproprietairesImpayes: 2,
      montantFondTravaux: 6000,
    },
    donneesTechniques: {
      ...vide.donneesTechniques,
      nbBatimentsTotal: 8,
      nbAscenseurs: 1,
      periodeConstruction: 'DE_1975_A_1993',
      anneeConstruction: 1978,
      classementEnergetiqueComplet: {
        ETIQ_A: 1,
        ETIQ_B: 1,
        ETIQ_C: 1,
        ETIQ_D: 1,
        ETIQ_E: 1,
        ETIQ_F: 1,
        ETIQ_G: 1,
        ETIQ_NON_DETERMINE: 1,
      },
      ppt: true,
      pptDate: '01/03/2024',
    },
  }
  const answer = await appel(page, 'PUT', save, {
    id,
    version,
    typeImmat: 'DEFAULT',
    immatCopropriete,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { id, chemins: cheminsRemplis(immatCopropriete) }
}
