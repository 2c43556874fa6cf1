import {
  formatFrDate,
  normaliser,
  type Adresse,
  type Arrete,
  type Batiment,
  type DonneesFinancieres,
  type DonneesTechniques,
  type Identification,
  type ImmatCopropriete,
  type InfoRattachement,
  type IsoDate,
  type Parcelle,
  type Procedures,
} from '@registre/domain'
import { ecrireEntier } from './entiers.ts'
import { ranger } from './ranger.ts'
import type { BlocsEnvoyes } from './types.ts'

/**
 * What a field holds while it is typed: texts for days and numbers, never null; addresses and
 * parcels are chosen, not typed.
 */
type Saisi<T> = [T] extends [boolean]
  ? boolean
  : [T] extends [string | number | null | undefined]
    ? string
    : [T] extends [Adresse | null]
      ? T
      : NonNullable<T> extends readonly Adresse[] | readonly Parcelle[]
        ? NonNullable<T>
        : NonNullable<T> extends readonly (infer U)[]
          ? Saisi<U>[]
          : { [K in keyof NonNullable<T>]: Saisi<NonNullable<T>[K]> }

/** The five blocks as the form holds them; '' for a procedure that nobody has answered. */
export type Saisie = {
  [B in keyof ImmatCopropriete]: {
    [K in keyof ImmatCopropriete[B]]:
      | Saisi<ImmatCopropriete[B][K]>
      | (B extends 'procedures' ? ([ImmatCopropriete[B][K]] extends [boolean] ? '' : never) : never)
  }
}

const jour = (iso: IsoDate | null | undefined): string => formatFrDate(iso)
const nombre = (n: number | null): string => (n === null ? '' : String(n))
const montant = (n: number | null): string => (n === null ? '' : ecrireEntier(n))
/** A count of the house that is not filled yet is 0 in the register and empty on the screen. */
const compte = (n: number): string => (n === 0 ? '' : String(n))

const arrete = (a: Arrete | null): Saisi<Arrete> => ({
  type: a?.type ?? '',
  dateArrete: jour(a?.dateArrete),
  dateMainLevee: jour(a?.dateMainLevee),
})

const infoRattachement = (r: InfoRattachement): Saisie['infoRattachement'] => ({
  ...r,
  dateDebutMandat: jour(r.dateDebutMandat),
  dateFinMandat: jour(r.dateFinMandat),
  dateTeleversement: jour(r.dateTeleversement),
  idDocument: r.idDocument ?? '',
  typeJustifMandat: r.typeJustifMandat ?? '',
})

const identification = (i: Identification): Saisie['identification'] => ({
  ...i,
  dateReglementCopropriete: jour(i.dateReglementCopropriete),
  nbAful: nombre(i.nbAful),
  nbAsl: nombre(i.nbAsl),
  nbUnionsSyndicats: nombre(i.nbUnionsSyndicats),
  nbLots: nombre(i.nbLots),
  nbLotsHab: nombre(i.nbLotsHab),
  nbLotsHabBurCom: nombre(i.nbLotsHabBurCom),
  nbLotsStationnement: nombre(i.nbLotsStationnement),
})

const procedures = (p: Procedures): Saisie['procedures'] => ({
  ...p,
  arreteEquipements: arrete(p.arreteEquipements),
  arreteInsalubriteParties: arrete(p.arreteInsalubriteParties),
  arretePerilParties: arrete(p.arretePerilParties),
  arreteSecuriteInsalubriteParties: p.arreteSecuriteInsalubriteParties.map(arrete),
  mandatAdHoc: {
    dateNomination: jour(p.mandatAdHoc?.dateNomination),
    dateFinMission: jour(p.mandatAdHoc?.dateFinMission),
  },
  ordonnanceCarence: { dateOrdonnance: jour(p.ordonnanceCarence?.dateOrdonnance) },
})

const donneesFinancieres = (d: DonneesFinancieres): Saisie['donneesFinancieres'] => ({
  ...d,
  dateDebutExercice: jour(d.dateDebutExercice),
  dateClotureComptes: jour(d.dateClotureComptes),
  dateAg: jour(d.dateAg),
  chargesOperationsCourantes: montant(d.chargesOperationsCourantes),
  chargesOperationsExceptionnelles: montant(d.chargesOperationsExceptionnelles),
  montantDettes: montant(d.montantDettes),
  montantImpayesCoproprietaires: montant(d.montantImpayesCoproprietaires),
  nbCoproprietairesImpayes: nombre(d.nbCoproprietairesImpayes),
  montantFondTravaux: montant(d.montantFondTravaux),
  petitSyndicat: d.petitSyndicat ?? '',
})

const donneesTechniques = ({
  batiments,
  ...t
}: DonneesTechniques): Saisie['donneesTechniques'] => ({
  ...t,
  nbBatimentsTotal: compte(t.nbBatimentsTotal),
  nbAscenseurs: nombre(t.nbAscenseurs),
  periodeConstruction: t.periodeConstruction ?? '',
  anneeConstruction: nombre(t.anneeConstruction),
  typeChauffage: t.typeChauffage ?? '',
  energieChauffageCollectifNonUrbain: t.energieChauffageCollectifNonUrbain ?? '',
  classementEnergetiqueComplet: {
    ETIQ_A: compte(t.classementEnergetiqueComplet.ETIQ_A),
    ETIQ_B: compte(t.classementEnergetiqueComplet.ETIQ_B),
    ETIQ_C: compte(t.classementEnergetiqueComplet.ETIQ_C),
    ETIQ_D: compte(t.classementEnergetiqueComplet.ETIQ_D),
    ETIQ_E: compte(t.classementEnergetiqueComplet.ETIQ_E),
    ETIQ_F: compte(t.classementEnergetiqueComplet.ETIQ_F),
    ETIQ_G: compte(t.classementEnergetiqueComplet.ETIQ_G),
    ETIQ_NON_DETERMINE: compte(t.classementEnergetiqueComplet.ETIQ_NON_DETERMINE),
  },
  pptDate: jour(t.pptDate),
  ...(batiments ? { batiments: batiments.map(batimentSaisi) } : {}),
})

/** A building as a form holds it. */
export type BatimentSaisi = Saisi<Batiment>

/** A declared building as its form holds it: texts, empty where nothing was declared. */
export const batimentSaisi = (b: Batiment): BatimentSaisi => ({
  ...b,
  confianceRnb: b.confianceRnb ?? '',
  rapprocheLe: jour(b.rapprocheLe),
  nbEtages: nombre(b.nbEtages),
  periodeConstruction: b.periodeConstruction ?? '',
  anneeConstruction: nombre(b.anneeConstruction),
  nbAscenseurs: nombre(b.nbAscenseurs),
  etiquette: b.etiquette ?? '',
  sourceEtiquette: b.sourceEtiquette ?? '',
  dateEtiquette: jour(b.dateEtiquette),
  typeChauffage: b.typeChauffage ?? '',
  systemeChauffage: b.systemeChauffage ?? '',
  energieChauffage: b.energieChauffage ?? '',
  eauChaude: b.eauChaude ?? '',
  systemeEauChaude: b.systemeEauChaude ?? '',
  ventilation: b.ventilation ?? '',
  diagnosticStructurel: b.diagnosticStructurel ?? '',
  dateDiagnosticStructurel: jour(b.dateDiagnosticStructurel),
  menuiseries: b.menuiseries ?? '',
  isolationMurs: b.isolationMurs ?? '',
  isolationToiture: b.isolationToiture ?? '',
  isolationPlancher: b.isolationPlancher ?? '',
  constateLe: jour(b.constateLe),
})

/** The form of a content, as the server or the domain gives it. */
export const versSaisie = (contenu: unknown): Saisie => {
  const c = normaliser(contenu)
  return {
    infoRattachement: infoRattachement(c.infoRattachement),
    identification: identification(c.identification),
    procedures: procedures(c.procedures),
    donneesFinancieres: donneesFinancieres(c.donneesFinancieres),
    donneesTechniques: donneesTechniques(c.donneesTechniques),
  }
}

/** The content that a form says, as the rules read it: what cannot be read is empty. */
export const versContenu = (saisie: Saisie): ImmatCopropriete => {
  const contenu = normaliser(ranger(saisie))
  const entier = (n: number | null): number | null => (n !== null && Number.isInteger(n) ? n : null)
  const zero = (n: number): number => entier(n) ?? 0
  const { identification: i, donneesFinancieres: d, donneesTechniques: t } = contenu
  return {
    ...contenu,
    identification: {
      ...i,
      nbAful: zero(i.nbAful),
      nbAsl: zero(i.nbAsl),
      nbUnionsSyndicats: zero(i.nbUnionsSyndicats),
      nbLots: entier(i.nbLots),
      nbLotsHab: entier(i.nbLotsHab),
      nbLotsHabBurCom: entier(i.nbLotsHabBurCom),
      nbLotsStationnement: entier(i.nbLotsStationnement),
    },
    donneesFinancieres: {
      ...d,
      chargesOperationsCourantes: entier(d.chargesOperationsCourantes),
      chargesOperationsExceptionnelles: entier(d.chargesOperationsExceptionnelles),
      montantDettes: entier(d.montantDettes),
      montantImpayesCoproprietaires: entier(d.montantImpayesCoproprietaires),
      nbCoproprietairesImpayes: entier(d.nbCoproprietairesImpayes),
      montantFondTravaux: entier(d.montantFondTravaux),
    },
    donneesTechniques: {
      ...t,
      nbBatimentsTotal: zero(t.nbBatimentsTotal),
      nbAscenseurs: zero(t.nbAscenseurs),
      anneeConstruction: entier(t.anneeConstruction),
      ...(t.batiments
        ? {
            batiments: t.batiments.map((b) => ({
              ...b,
              nbEtages: entier(b.nbEtages),
              anneeConstruction: entier(b.anneeConstruction),
              nbAscenseurs: zero(b.nbAscenseurs),
            })),
          }
        : {}),
    },
  }
}

const arreteEnvoye = (a: Arrete): Arrete => ({
  ...a,
  dateArrete: jour(a.dateArrete),
  dateMainLevee: jour(a.dateMainLevee),
})

/** A building as it travels. */
const batimentEnvoye = (b: Batiment): Batiment => ({
  ...b,
  rapprocheLe: jour(b.rapprocheLe),
  dateEtiquette: jour(b.dateEtiquette),
  dateDiagnosticStructurel: jour(b.dateDiagnosticStructurel),
  constateLe: jour(b.constateLe),
})

/** The blocks as they travel: days are jj/mm/aaaa. */
export const versEnvoi = (c: ImmatCopropriete): BlocsEnvoyes => {
  const {
    infoRattachement: r,
    identification: i,
    procedures: p,
    donneesFinancieres: d,
    donneesTechniques: t,
  } = c
  return {
    infoRattachement: {
      ...r,
      dateDebutMandat: jour(r.dateDebutMandat),
      dateFinMandat: jour(r.dateFinMandat),
      dateTeleversement: jour(r.dateTeleversement),
    },
    identification: { ...i, dateReglementCopropriete: jour(i.dateReglementCopropriete) },
    procedures: {
      ...p,
      arreteEquipements: p.arreteEquipements && arreteEnvoye(p.arreteEquipements),
      arreteInsalubriteParties:
        p.arreteInsalubriteParties && arreteEnvoye(p.arreteInsalubriteParties),
      arretePerilParties: p.arretePerilParties && arreteEnvoye(p.arretePerilParties),
      arreteSecuriteInsalubriteParties: p.arreteSecuriteInsalubriteParties.map(arreteEnvoye),
      mandatAdHoc: p.mandatAdHoc && {
        dateNomination: jour(p.mandatAdHoc.dateNomination),
        dateFinMission: jour(p.mandatAdHoc.dateFinMission),
      },
      ordonnanceCarence: p.ordonnanceCarence && {
        dateOrdonnance: jour(p.ordonnanceCarence.dateOrdonnance),
      },
    },
    donneesFinancieres: {
      ...d,
      dateDebutExercice: jour(d.dateDebutExercice),
      dateClotureComptes: jour(d.dateClotureComptes),
      dateAg: jour(d.dateAg),
    },
    donneesTechniques: {
      ...t,
      pptDate: jour(t.pptDate),
      ...(t.batiments ? { batiments: t.batiments.map(batimentEnvoye) } : {}),
    },
  }
}
