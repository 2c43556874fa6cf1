import { describe, expect, it } from 'vitest'
import { lireCellule, motifDe, NOMS_PUBLICS } from './cellules.ts'
import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'
import { FORMES } from './formes.ts'
import type { ContexteRnic } from './lecteur-rnic.ts'
import { lireLigneRnic } from './ligne-rnic.ts'
import {
  ANCIENNES_VERSIONS,
  VERSION_SCHEMA_DONNEES,
  versionServie,
  versionsServies,
} from './versions-schema.ts'

describe('the versions of the published file', () => {
  it('serves a former version for six months, and no other', () => {
    for (const [version, { depuis, retrait }] of Object.entries(ANCIENNES_VERSIONS)) {
      expect(versionServie(version, depuis)).toBe(version)
      expect(versionServie(version, retrait)).toBeNull()
      expect(versionsServies(retrait)).toEqual([VERSION_SCHEMA_DONNEES])
      expect(Number(retrait.slice(5, 7)) + 12 - Number(depuis.slice(5, 7))).toBe(6)
    }
    for (const inconnue of ['1.0.0', '5', 'dernière'])
      expect(versionServie(inconnue, '2026-11-28')).toBeNull()
    expect(versionServie('', '2030-01-01')).toBe(VERSION_SCHEMA_DONNEES)
  })
})

type Ligne = Partial<Record<ColonnePublique, string>>

/** Cells that a spreadsheet, a form or another vintage of the file may leave in any column. */
const ABIMEES = [
  '6,146E+17',
  '234.0',
  '73',
  '6400',
  'nonza',
  'NC',
  'néant',
  '.',
  '-',
  '[NON-DIFFUSIBLE]',
  'non connu',
  'IDENTITE NON PARTAGEE EN OPEN DATA',
  '31/02/2026',
  '03/05/2017',
  '2017-05-03',
  '732 829 320 00074',
  '68.32A',
  'AA0-652-685',
  '165.2',
  '4,85',
  ' texte ',
  'OUI',
  'principal',
  `'=A1`,
  '2020-01-01 00:00:00',
  '1/2/2020',
  '2020/01/01',
  '00000',
  '1\u202f234',
  'a\u0000b\nc',
  '\u200boui',
  '#REF!',
  'Aucun',
  'à compléter',
  'x'.repeat(300),
  '9'.repeat(12),
  '',
]

describe.each(NOMS_PUBLICS)('a cell of %s', (colonne) => {
  it.each(ABIMEES)('%s is equal, mended or blank, and the report says which', (brut) => {
    const lue = lireCellule(colonne, brut)
    expect(motifDe(lue) === null).toBe(lue.texte === brut)
    expect(lue.texte.length).toBeLessThanOrEqual(FORMES[colonne].longueur)
    // What is published is read again as it is.
    expect(lireCellule(colonne, lue.texte)).toEqual({ texte: lue.texte, sort: 'egale' })
    const { type, valeurs }: { type: string; valeurs?: readonly string[] } =
      COLONNES_PUBLIQUES[colonne]
    if (lue.texte !== '' && valeurs) expect(valeurs).toContain(lue.texte)
    if (lue.texte !== '' && type === 'integer') expect(lue.texte).toMatch(/^\d+$/)
    if (lue.texte !== '' && type === 'date') expect(lue.texte).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

it.each([
  ['code_ape', '68.32A', '6832A'],
  ['prefixe_parcelle_1', '73', '073'],
  ['numero_parcelle_1', '12', '0012'],
  ['code_insee_parcelle_1', '6029', '06029'],
  ['siret_representant_legal', '732 829 320 00074', '73282932000074'],
  ['numero_immatriculation_syndicat_principal', 'AA0-652-685', 'AA0652685'],
  ['nombre_total_lots', '234.0', '234'],
  ['nombre_total_lots', '1\u202f234', '1234'],
  ['nombre_total_lots', '12 34', ''],
  ['nombre_asl', '00000', '0'],
  ['nombre_asl', 'aucun', ''],
  ['date_reglement_copropriete', '2020-01-01 00:00:00', '2020-01-01'],
  ['date_reglement_copropriete', '2020-01-01T00:00:00.000Z', '2020-01-01'],
  ['date_reglement_copropriete', '1/2/2020', '2020-02-01'],
  ['date_reglement_copropriete', '2020/01/31', '2020-01-31'],
  ['date_reglement_copropriete', '44197', ''],
  ['commune', '00000', ''],
  ['residence_service', '\u200boui', 'oui'],
  ['nom_usage_copropriete', 'Les\u0000Lilas\n', 'Les Lilas'],
  ['nom_usage_copropriete', '#NOM?', ''],
  ['syndicat_principal_ou_secondaire', 'principal', 'oui'],
  ['reference_cadastrale_1', '6,146E+17', ''],
  ['commune_adresse', 'néant', ''],
  ['nom_usage_copropriete', '.', ''],
  ['longitude', '-176.2', ''],
  ['nom_usage_copropriete', 'inconnu(e)', ''],
  ['nom_usage_copropriete', 'Information non communiquée', ''],
  ['nom_usage_copropriete', 'Pas de nom', ''],
  ['nom_usage_copropriete', 'N.S.P.', ''],
  ['nom_usage_copropriete', 'à définir', ''],
  ['nom_usage_copropriete', 'Le Connu', 'Le Connu'],
  ['nom_usage_copropriete', 'Sans Souci', 'Sans Souci'],
  ['commune_adresse', 'Saint-\uFFFDtienne', ''],
  ['periode_construction', 'De 1949 à 1960', 'DE_1949_A_1960'],
  ['periode_construction', 'Avant 1949', 'AVANT_1949'],
  [
    'mandat_en_cours',
    'MANDAT EXPIRE SANS SUCCESSEUR DECLARE',
    'Mandat expiré sans successeur déclaré',
  ],
  ['type_syndic', 'BENEVOLE', 'bénévole'],
  ['syndicat_cooperatif', 'Vrai', 'oui'],
  ['numero_parcelle_1', '0', ''],
  ['section_parcelle_1', '00', ''],
  ['code_officiel_departement', '0', ''],
  ['code_officiel_departement', '2a', '2A'],
  ['code_officiel_region', '1', '01'],
  ['longitude', '55,53', '55.53'],
] as const)('%s: %s is published as %s', (colonne, brut, texte) =>
  expect(lireCellule(colonne, brut).texte).toBe(texte),
)

/** A row that says all, from which each cell in turn is spoilt. */
const ENTIERE: Ligne = {
  ...Object.fromEntries(NOMS_PUBLICS.map((nom) => [nom, ''])),
  numero_immatriculation: 'AB0000001',
  date_immatriculation: '2018-03-21',
  date_derniere_maj: '2026-02-03',
  type_syndic: 'professionnel',
  raison_sociale_representant_legal: 'CABINET X',
  siret_representant_legal: '73282932000074',
  mandat_en_cours: 'Mandat en cours',
  date_fin_dernier_mandat: '2027-06-30',
  adresse_reference: '3 r du lion 69003 Lyon',
  numero_voie_adresse: '3 r du lion',
  code_postal_adresse: '69003',
  commune_adresse: 'Lyon',
  longitude: '4.85123',
  latitude: '45.75123',
  nombre_total_lots: '40',
  nombre_lots_habitation_bureaux_commerces: '20',
  nombre_lots_habitation: '20',
  nombre_lots_stationnement: '10',
  reference_cadastrale_1: '69383000AB0012',
  code_officiel_commune: '69123',
}
const CONTEXTE: ContexteRnic = {
  aujourdhui: '2026-11-21',
  commune: (code) => (code === '69123' ? { codesPostaux: ['69003'] } : undefined),
}

it.each(NOMS_PUBLICS.filter((nom) => nom !== 'numero_immatriculation'))(
  'a spoilt cell of %s costs no row; whatever is not given back is told, and nothing told is given back',
  (nom) => {
    for (const valeur of [...ABIMEES, '0', '1', '99999', '999999999', '1899-12-31', '9999-12-31']) {
      const ligne = { ...ENTIERE, [nom]: valeur }
      const lue = lireLigneRnic((colonne) => ligne[colonne], CONTEXTE)
      expect(lue.ligne?.numero).toBe('AB0000001')
      const dites = new Map(lue.remarques.map((r) => [r.colonne, r.motif]))
      for (const [rang, colonne] of NOMS_PUBLICS.entries()) {
        const egale = lue.cellules[rang] === (ligne[colonne] ?? '')
        expect([valeur, colonne, egale || dites.has(colonne)]).toEqual([valeur, colonne, true])
        if (egale && valeur !== '')
          expect(dites.get(colonne) ?? '').not.toMatch(/publiée? vide|pas publié/)
      }
    }
  },
)
