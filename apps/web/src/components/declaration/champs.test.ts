import { formeDuBloc } from '@registre/contract'
import {
  BATIMENT,
  batiments,
  BLOCS_DECLARATION,
  champsDates,
  champsDifferents,
  cheminsRequis,
  colonnesDesTables,
  contenuVide,
  exempleDe,
  ecrireValeur,
  FINANCES,
  type Genre,
  genres,
  type ImmatCopropriete,
  keysOf,
  lireBloc,
  lireSaisie,
  type Rangee,
  TABLES,
  TOUJOURS as loi,
  viderBloc,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { champsLisibles } from './affichage.ts'
import { FAITS_BATIMENT } from './batiments.ts'
import { saisieDuBloc } from './saisie.ts'

// A datum of each kind, added to a copy of a block by its row alone: it is found everywhere.

const regime = { requis: genres.toujours }
const MOTS = { UN: 'Le premier', DEUX: 'Le second' }
const NEUVES = {
  texte: genres.texte(12, 'Donnée texte', regime),
  numero: genres.numero('Donnée numero', regime),
  siret: genres.siret('Donnée siret', regime),
  document: genres.document('Donnée document', regime),
  jour: genres.colonne('Jour neuf', genres.jour('Donnée jour', regime)),
  compte: genres.compte('Donnée compte', regime),
  compteOuZero: genres.compteOuZero('Donnée compteOuZero', regime),
  comptePositif: genres.comptePositif('Donnée comptePositif', regime),
  annee: genres.annee('Donnée annee', regime),
  montant: genres.montant('Donnée montant', regime),
  drapeau: genres.drapeau('Donnée drapeau', regime),
  choix: genres.choix(MOTS, 'Donnée choix', regime),
  comptesPar: genres.comptesPar(MOTS, 'Donnée comptesPar', regime),
  adresse: genres.adresse('Donnée adresse', regime),
  adresses: genres.adresses('Donnée adresses', regime),
  parcelles: genres.parcelles('Donnée parcelles', regime),
  arrete: genres.arrete('PERIL', 'Donnée arrete', regime),
  arretes: genres.arretes('PERIL', 'Donnée arretes', regime),
  jours: genres.jours({ dateUne: 'Premier jour' }, 'Donnée jours', regime),
  batiments: batiments('Donnée batiments', regime),
}
const TOUTES: Readonly<Record<Genre, Rangee<never>>> = NEUVES
const COPIE = { ...FINANCES, ...NEUVES }

const ADRESSE = { voie: 'Rue Haute', codePostal: '35000', commune: 'Rennes' }
const PARCELLE = { codePostal: '35000', commune: 'Rennes', section: 'AB', numero: '12' }
/** Of each kind: what travels, what is kept of it, how a person reads it. */
const CAS = {
  texte: ['Le Clos', 'Le Clos', 'Le Clos'],
  numero: ['ac1-234-567', 'AC1234567', 'AC1-234-567'],
  siret: ['732 829 320 00074', '73282932000074', '73282932000074'],
  document: [
    '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
    '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
    '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
  ],
  jour: ['15/06/2026', '2026-06-15', '15/06/2026'],
  compte: [1400, 1400, '1\u202F400'],
  compteOuZero: [3, 3, '3'],
  comptePositif: [3, 3, '3'],
  annee: [1978, 1978, '1978'],
  montant: [6300, 6300, '6\u202F300 €'],
  drapeau: ['true', true, 'Oui'],
  choix: ['DEUX', 'DEUX', 'Le second'],
  comptesPar: [{ UN: 0, DEUX: 2 }, { UN: 0, DEUX: 2 }, 'Le second : 2'],
  adresse: [ADRESSE, expect.objectContaining(ADRESSE), expect.stringContaining('Rue Haute')],
  adresses: [[ADRESSE], [expect.objectContaining(ADRESSE)], expect.stringContaining('Rue Haute')],
  parcelles: [[PARCELLE], [expect.objectContaining(PARCELLE)], expect.stringContaining('AB')],
  arrete: [
    { dateArrete: '02/01/2024', dateMainLevee: '' },
    { type: 'PERIL', dateArrete: '2024-01-02', dateMainLevee: null },
    'arrêté du 02/01/2024',
  ],
  arretes: [
    [{ dateArrete: '02/01/2024', dateMainLevee: '' }],
    [{ type: 'PERIL', dateArrete: '2024-01-02', dateMainLevee: null }],
    'arrêté du 02/01/2024',
  ],
  jours: [{ dateUne: '02/01/2024' }, { dateUne: '2024-01-02' }, 'le 02/01/2024'],
  batiments: [[], [], ''],
} satisfies Record<Genre, readonly [envoye: unknown, garde: unknown, lu: unknown]>

const vide = lireBloc(COPIE, {})
const REGARD = { jeu: '2016', typeImmat: 'DEFAULT', typeMaj: null } as const

describe('a datum added by its row', () => {
  it.each(Object.entries(CAS))('%s: contract, block and display', (cle, [envoye, garde, lu]) => {
    const forme = formeDuBloc({ neuve: TOUTES[cle as Genre] })
    const recu = lireBloc({ neuve: TOUTES[cle as Genre] }, forme.parse({ neuve: envoye }))
    expect(recu).toEqual({ neuve: garde })
    expect(ecrireValeur(TOUTES[cle as Genre], recu.neuve)).toEqual(lu)
    expect(forme.safeParse({ autre: envoye }).success).toBe(false)
  })

  it('is in the type, empty at first, and required where its row says so', () => {
    const { jour, montant, choix, drapeau } = vide
    expect([jour, montant, choix, drapeau]).toEqual([null, null, null, false])
    expect(cheminsRequis(COPIE, vide, REGARD)).toEqual(
      expect.arrayContaining(['texte', 'jour', 'arrete.dateArrete', 'jours.dateUne']),
    )
  })

  it('is read from what people type, on a screen and in a workbook', () => {
    expect(
      [
        lireSaisie(COPIE.jour, '15 juin 26'),
        lireSaisie(COPIE.montant, '12 345,67 €'),
        lireSaisie(COPIE.compte, '14 lots'),
        lireSaisie(COPIE.choix, 'le second'),
        lireSaisie(COPIE.drapeau, 'Oui'),
        lireSaisie(COPIE.texte, 'treize lettres'),
      ].map((lu) => ('refus' in lu ? null : lu.valeur)),
    ).toEqual(['2026-06-15', 12_346, 14, 'DEUX', true, null])
  })

  it('has its field in the form, its line in the page of rules, its column', () => {
    const dite = lireBloc(COPIE, { ...vide, jour: '2026-06-15', montant: 6300, annee: 1978 })
    expect(saisieDuBloc(COPIE, dite)).toMatchObject({
      texte: '',
      jour: '15/06/2026',
      montant: '6\u202F300',
      annee: '1978',
      comptePositif: '',
      arrete: { dateArrete: '', dateMainLevee: '' },
    })
    expect(Object.keys(saisieDuBloc(COPIE, dite))).toEqual(
      expect.arrayContaining(Object.keys(NEUVES).filter((cle) => cle !== 'batiments')),
    )
    expect(
      champsDates({ ...TABLES, donneesFinancieres: COPIE }).flatMap((c) =>
        c.champ in NEUVES && c.bloc === 'donneesFinancieres' ? [c.champ] : [],
      ),
    ).toEqual(Object.keys(NEUVES))
    const colonnes = colonnesDesTables({ ...TABLES, donneesFinancieres: COPIE })
    expect(colonnes['jour']).toEqual({
      bloc: 'donneesFinancieres',
      champ: COPIE.jour,
      titre: 'Jour neuf',
    })
  })

  it('is read in the recap and on the sheet, and told by the history and the comparison', () => {
    const avant = { ...contenuVide(), donneesFinancieres: vide }
    const apres = {
      ...avant,
      donneesFinancieres: lireBloc(
        COPIE,
        Object.fromEntries(Object.entries(CAS).map(([cle, [envoye]]) => [cle, envoye])),
      ),
    }
    expect(champsLisibles('donneesFinancieres', apres, COPIE)).toEqual(
      expect.arrayContaining(Object.keys(NEUVES).filter((cle) => cle !== 'batiments')),
    )
    expect(champsDifferents(avant, apres)).toEqual(
      expect.arrayContaining(Object.keys(NEUVES).map((cle) => `donneesFinancieres.${cle}`)),
    )
    expect(exempleDe(COPIE.choix, '2026-06-15')).toBe('UN')
  })

  it('is left out of what is filed once it is not asked any more', () => {
    const copie = {
      ...COPIE,
      passe: genres.jour('Passée', { loi: { ...loi, fin: '2016-11-01' as const } }),
      sinon: genres.montant('Sous condition', { demande: () => false }),
    }
    const dite = lireBloc(copie, { ...vide, passe: '2020-01-02', sinon: 12, montant: 5 })
    const { bloc, vides } = viderBloc(copie, dite, REGARD)
    expect(vides).toEqual(['passe', 'sinon'])
    expect(bloc).toMatchObject({ passe: null, sinon: null, montant: 5 })
  })
})

// A fact is read under its label: two of one label would be one line.
describe('the labels that are read together', () => {
  const repondu = (oui: boolean): ImmatCopropriete => {
    const contenu = contenuVide()
    const drapeaux = keysOf(contenu.procedures).filter((cle) => cle.startsWith('flag'))
    return {
      ...contenu,
      procedures: {
        ...contenu.procedures,
        ...Object.fromEntries(drapeaux.map((cle) => [cle, oui])),
      },
    }
  }
  it.each(BLOCS_DECLARATION.flatMap((bloc) => [true, false].map((oui) => [bloc, oui] as const)))(
    'of %s, every flag %s',
    (bloc, oui) => {
      const labels = champsLisibles(bloc, repondu(oui)).map((champ) => {
        const rangee: { libelle: string } | undefined = new Map(Object.entries(TABLES[bloc])).get(
          champ,
        )
        return rangee?.libelle
      })
      expect(labels.length).toBeGreaterThan(3)
      expect(new Set(labels).size).toBe(labels.length)
    },
  )
  it('of a building', () => {
    const labels = FAITS_BATIMENT.map((fait) => BATIMENT[fait].libelle)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
