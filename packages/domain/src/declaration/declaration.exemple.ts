import type { ContexteDeclaration, FaitsDeclaration } from './contexte.ts'
import { normaliser } from './declaration.normalisation.ts'
import type { ImmatCopropriete } from './declaration.types.ts'

/** Every day of the tests. */
const AUJOURDHUI = '2026-11-21'

/** A complete declaration that every rule accepts; a new object at each call. */
export const contenuExemple = (): ImmatCopropriete =>
  normaliser({
    infoRattachement: {
      dateDebutMandat: '2026-06-01',
      dateFinMandat: '2027-05-31',
      justifMandat: true,
      typeJustifMandat: 'CONTRAT_SYNDIC',
      idDocument: '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
      nomFichierJustifMandat: 'contrat.pdf',
    },
    identification: {
      adressePrincipale: {
        numeroVoie: '12',
        voie: 'Rue du Général Leclerc',
        codePostal: '35000',
        commune: 'Rennes',
        codeInsee: '35238',
        idBan: '35238_4120_00012',
        longitude: -1.6778,
        latitude: 48.1173,
        geolocalisee: true,
      },
      dateReglementCopropriete: '1978-05-04',
      nbLots: 30,
      nbLotsHab: 18,
      nbLotsHabBurCom: 20,
      nbLotsStationnement: 10,
      nomCopropriete: 'Les Tilleuls',
      parcelle: [
        {
          codePostal: '35000',
          commune: 'Rennes',
          codeInsee: '35238',
          prefixe: '000',
          section: 'AB',
          numero: '123',
          geolocalisee: true,
        },
      ],
    },
    donneesFinancieres: {
      dateDebutExercice: '2025-01-01',
      dateClotureComptes: '2025-12-31',
      dateAg: '2026-05-15',
      chargesOperationsCourantes: 40000,
      chargesOperationsExceptionnelles: 5000,
      montantDettes: 1200,
      montantImpayesCoproprietaires: 800,
      nbCoproprietairesImpayes: 2,
      montantFondTravaux: 6000,
    },
    donneesTechniques: {
      nbBatimentsTotal: 2,
      nbAscenseurs: 1,
      periodeConstruction: 'DE_1975_A_1993',
      anneeConstruction: 1978,
      typeChauffage: 'COLLECTIF',
      energieChauffageCollectifNonUrbain: 'GAZ_NATUREL',
      classementEnergetiqueComplet: { ETIQ_D: 2 },
      ppt: true,
      pptDate: '2024-03-01',
    },
  })

/** A syndic's first registration. */
export const contexteExemple = (
  surcharge: Partial<ContexteDeclaration> = {},
): ContexteDeclaration => ({
  aujourdhui: AUJOURDHUI,
  jeu: '2016',
  typeImmat: 'DEFAULT',
  typeMaj: null,
  finMandatPrecedent: null,
  exercicePrecedent: null,
  confirmationsOffice: null,
  ...surcharge,
})

/** The facts of the example, after `changer`. */
export const faitsExemple = (
  changer: (faits: FaitsDeclaration) => void = () => {},
): FaitsDeclaration => {
  const faits: FaitsDeclaration = { contenu: contenuExemple(), contexte: contexteExemple() }
  changer(faits)
  return faits
}
