import { describe, expect, it } from 'vitest'
import { unBatiment } from './batiment.exemple.ts'
import { BATIMENT, type Batiment, FAITS_DU_REGISTRE } from './champs/batiment.ts'
import { batimentVide } from './champs/batiments.ts'
import type { Rangee } from './champs/genres.ts'
import { BLOCS_DECLARATION, TABLES } from './champs/tables.ts'
import { contenuExemple, contexteExemple } from './declaration.exemple.ts'
import { contenuVide, normaliser } from './declaration.normalisation.ts'
import type { ImmatCopropriete } from './declaration.types.ts'
import { contenuDepose } from './depose.ts'

const JOUR = '2025-04-02'
const ARRETE = { dateArrete: JOUR, dateMainLevee: null }

/** Of each datum that is not always asked: a content that says it, and is not asked it. */
const CAS: Readonly<Record<string, (c: ImmatCopropriete) => void>> = {
  'infoRattachement.typeJustifMandat': (c) => (c.infoRattachement.justifMandat = false),
  'infoRattachement.nomFichierJustifMandat': (c) => (c.infoRattachement.justifMandat = false),
  'infoRattachement.idDocument': (c) => (c.infoRattachement.justifMandat = false),
  'infoRattachement.dateTeleversement': (c) =>
    Object.assign(c.infoRattachement, { justifMandat: false, dateTeleversement: JOUR }),
  'identification.numImmatriculationCoproprietePrincipale': (c) =>
    (c.identification.numImmatriculationCoproprietePrincipale = 'AA0000001'),
  'procedures.arreteEquipements': (c) =>
    (c.procedures.arreteEquipements = { type: 'EQUIPEMENTS', ...ARRETE }),
  'procedures.arreteInsalubriteParties': (c) =>
    (c.procedures.arreteInsalubriteParties = { type: 'INSALUBRITE', ...ARRETE }),
  'procedures.arretePerilParties': (c) =>
    (c.procedures.arretePerilParties = { type: 'PERIL', ...ARRETE }),
  'procedures.arreteSecuriteInsalubriteParties': (c) =>
    (c.procedures.arreteSecuriteInsalubriteParties = [
      { type: 'SECURITE_TR_INSALUBRITE', ...ARRETE },
    ]),
  'procedures.mandatAdHoc': (c) =>
    (c.procedures.mandatAdHoc = { dateNomination: JOUR, dateFinMission: null }),
  'procedures.ordonnanceCarence': (c) =>
    (c.procedures.ordonnanceCarence = { dateOrdonnance: JOUR }),
  'donneesFinancieres.premierExerciceComptable': (c) =>
    Object.assign(c.donneesFinancieres, {
      donneesFinancieresInconnues: true,
      premierExerciceComptable: true,
    }),
  'donneesFinancieres.comptesNonApprouves': (c) =>
    Object.assign(c.donneesFinancieres, {
      donneesFinancieresInconnues: true,
      comptesNonApprouves: true,
    }),
  'donneesFinancieres.petitSyndicat': (c) =>
    Object.assign(c.donneesFinancieres, {
      donneesFinancieresInconnues: true,
      petitSyndicat: 'LOTS',
    }),
  ...Object.fromEntries(
    ['dateDebutExercice', 'dateClotureComptes'].map((champ) => [
      `donneesFinancieres.${champ}`,
      (c: ImmatCopropriete) => (c.donneesFinancieres.donneesFinancieresInconnues = true),
    ]),
  ),
  'donneesFinancieres.dateAg': (c) => (c.donneesFinancieres.comptesNonApprouves = true),
  ...Object.fromEntries(
    [
      'chargesOperationsCourantes',
      'chargesOperationsExceptionnelles',
      'montantDettes',
      'montantFondTravaux',
    ].map((champ) => [
      `donneesFinancieres.${champ}`,
      (c: ImmatCopropriete) =>
        Object.assign(c.donneesFinancieres, {
          comptesNonApprouves: true,
          premierExerciceComptable: true,
        }),
    ]),
  ),
  ...Object.fromEntries(
    ['montantImpayesCoproprietaires', 'nbCoproprietairesImpayes'].map((champ) => [
      `donneesFinancieres.${champ}`,
      (c: ImmatCopropriete) => (c.donneesFinancieres.petitSyndicat = 'LOTS'),
    ]),
  ),
  'donneesTechniques.chauffageCollectifUrbain': (c) =>
    Object.assign(c.donneesTechniques, {
      typeChauffage: 'INDIVIDUEL',
      chauffageCollectifUrbain: true,
    }),
  'donneesTechniques.energieChauffageCollectifNonUrbain': (c) =>
    (c.donneesTechniques.typeChauffage = 'INDIVIDUEL'),
  'donneesTechniques.pptDate': (c) => (c.donneesTechniques.ppt = false),
  'donneesTechniques.pptInscritAG': (c) =>
    Object.assign(c.donneesTechniques, { ppt: false, pptInscritAG: true }),
}

/** Of each fact of a building that is not always asked: what makes it so, and a value of it. */
const FAITS: Readonly<Partial<Record<keyof Batiment, Partial<Batiment>>>> = {
  confianceRnb: { idRnb: '', confianceRnb: 'FORTE' },
  rapprocheLe: { idRnb: '', rapprocheLe: JOUR },
  sourceEtiquette: { etiquette: 'ETIQ_NON_DETERMINE', sourceEtiquette: 'AUDIT' },
  dateEtiquette: { etiquette: 'ETIQ_NON_DETERMINE', dateEtiquette: JOUR },
  numeroEtiquette: { etiquette: 'ETIQ_NON_DETERMINE', numeroEtiquette: '2175E1234567A' },
  systemeChauffage: { typeChauffage: 'SANS_CHAUFFAGE', systemeChauffage: 'CHAUDIERE' },
  energieChauffage: { systemeChauffage: 'RESEAU_CHALEUR', energieChauffage: 'GAZ_NATUREL' },
  systemeEauChaude: { eauChaude: 'AUCUNE', systemeEauChaude: 'SOLAIRE' },
  dateDiagnosticStructurel: {
    diagnosticStructurel: 'NON_REALISE',
    dateDiagnosticStructurel: JOUR,
  },
}

const lire = (c: ImmatCopropriete, chemin: string): unknown => {
  const [bloc, champ] = chemin.split('.')
  return new Map<string, unknown>(
    Object.entries(new Map<string, object>(Object.entries(c)).get(bloc ?? '') ?? {}),
  ).get(champ ?? '')
}

describe('what is not asked', () => {
  it('is each datum that has a condition', () =>
    expect(Object.keys(CAS).sort()).toEqual(
      BLOCS_DECLARATION.flatMap((bloc) =>
        Object.entries(TABLES[bloc]).flatMap(([cle, champ]) =>
          champ.demande ? [`${bloc}.${cle}`] : [],
        ),
      ).sort(),
    ))

  it.each(Object.entries(CAS))('%s is kept while one types, emptied once filed', (chemin, dire) => {
    const contenu = contenuExemple()
    dire(contenu)
    const tape = normaliser(contenu)
    expect(lire(tape, chemin)).toEqual(lire(contenu, chemin))
    const { contenu: depose, vides } = contenuDepose(tape, contexteExemple())
    expect(vides).toContain(chemin)
    expect(lire(depose, chemin)).toEqual(lire(contenuVide(), chemin))
    expect(contenuDepose(depose, contexteExemple())).toEqual({ contenu: depose, vides: [] })
  })

  it('is each fact of a building that has a condition', () =>
    expect(Object.keys(FAITS).sort()).toEqual(
      Object.entries<Rangee<never>>(BATIMENT)
        .flatMap(([fait, champ]) => (champ.demande ? [fait] : []))
        .sort(),
    ))

  it.each(Object.entries(FAITS))('%s of a building is kept while one types', (fait, dit) => {
    const contenu = contenuExemple()
    contenu.donneesTechniques.batiments = [unBatiment(), unBatiment({ cle: 'b2', ...dit })]
    const tape = normaliser(contenu)
    const contexte = contexteExemple({ jeu: '2027' })
    const { contenu: depose, vides } = contenuDepose(tape, contexte)
    const [, second] = depose.donneesTechniques.batiments ?? []
    expect(second).toMatchObject({ [fait]: batimentVide('b2')[fait as keyof Batiment] })
    // What the register alone says goes with its identifier, which nobody types apart.
    const dActe = !FAITS_DU_REGISTRE.some((f) => f === fait)
    expect(vides.includes(`donneesTechniques.batiments.1.${fait}`)).toBe(dActe)
    if (dActe)
      expect(tape.donneesTechniques.batiments?.[1]).toMatchObject({
        [fait]: dit?.[fait as keyof Batiment],
      })
    expect(contenuDepose(depose, contexte)).toEqual({ contenu: depose, vides: [] })
  })

  it('is nothing of a declaration that answers what it is asked', () =>
    expect(contenuDepose(contenuExemple(), contexteExemple())).toEqual({
      contenu: contenuExemple(),
      vides: [],
    }))

  it('stays in a block that is not filed: the mandate of an update, a validated year', () => {
    const contenu = contenuExemple()
    contenu.infoRattachement.justifMandat = false
    contenu.donneesFinancieres.petitSyndicat = 'LOTS'
    const standard = contexteExemple({
      typeMaj: 'STANDARD',
      exerciceValide: contenu.donneesFinancieres,
    })
    expect(contenuDepose(contenu, standard)).toEqual({ contenu, vides: [] })
  })

  it('is not the agenda of a draft plan, in the set that asks it', () => {
    const contenu = contenuExemple()
    Object.assign(contenu.donneesTechniques, { ppt: false, pptDate: null, pptInscritAG: true })
    expect(contenuDepose(contenu, contexteExemple({ jeu: '2027' })).vides).toEqual([])
  })
})
