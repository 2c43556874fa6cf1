import { COLONNES_PUBLIQUES, type ColonnePublique, numeroDepuisSequence } from '@registre/domain'
import type { Db } from '@registre/db'
import { freshDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { territoires } from './donnees-de-test.ts'
import { importerRnic, type LigneRapport } from './importer-rnic.ts'

const NOMS = Object.keys(COLONNES_PUBLIQUES) as ColonnePublique[]
const AUJOURDHUI = '2026-11-21'

const enFlux = async function* (texte: string): AsyncGenerator<string> {
  for (let i = 0; i < texte.length; i += 1000) yield texte.slice(i, i + 1000)
}
const exporter = async (db: Db): Promise<string> => {
  await scellerJournal({ db, log: { info: () => {} } })
  await projeterCoproprietes({ db })
  return Buffer.concat(await (await copier(db, requeteCopie('public'), null)).toArray()).toString()
}
const importer = async (db: Db, texte: string, aujourdhui = AUJOURDHUI) => {
  const rapport: LigneRapport[] = []
  const bilan = await importerRnic(db, enFlux(texte), {
    aujourdhui,
    rapporter: async (l) => void rapport.push(l),
    progresser: () => {},
  })
  return { bilan, rapport }
}

const SAINE: Partial<Record<ColonnePublique, string>> = {
  numero_immatriculation: 'AA0000101',
  date_immatriculation: '03/05/2017',
  date_derniere_maj: '10/06/2026',
  type_syndic: 'professionnel',
  raison_sociale_representant_legal: 'Cabinet Durand',
  siret_representant_legal: '73282932000074',
  code_ape: '68.32A',
  commune_representant_legal: 'Lyon',
  mandat_en_cours: 'Mandat en cours',
  date_fin_dernier_mandat: '30/06/2027',
  nom_usage_copropriete: 'Les "Érables", bâtiment A',
  adresse_reference: '12bis Rue des Tilleuls 69003 Lyon',
  numero_voie_adresse: '12bis Rue des Tilleuls',
  code_postal_adresse: '69003',
  commune_adresse: 'Lyon',
  longitude: '4.85',
  latitude: '45.76',
  date_reglement_copropriete: '01/01/1970',
  residence_service: 'non',
  syndicat_cooperatif: 'non',
  syndicat_principal_ou_secondaire: 'principal',
  nombre_total_lots: '20',
  nombre_lots_habitation_bureaux_commerces: '14',
  nombre_lots_habitation: '12',
  nombre_lots_stationnement: '4',
  periode_construction: 'DE_1961_A_1974',
  reference_cadastrale_1: '69383000AB0012',
  code_officiel_arrondissement_commune: '69383',
}
const csv = (
  lignes: readonly Partial<Record<ColonnePublique, string>>[],
  ancien = false,
): string => {
  const cellule = (v: string): string => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v)
  return [
    NOMS.map((n) => (ancien ? COLONNES_PUBLIQUES[n].ancien : n) ?? n),
    ...lignes.map((l) => NOMS.map((n) => l[n] ?? '')),
  ]
    .map((r) => r.map(cellule).join(','))
    .join('\n')
}

describe('import of a published file', () => {
  let base: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    base = await freshDatabase()
    await territoires(base.db)
  })
  afterAll(() => base.close())

  it('takes what is right, mends known defects, refuses the rest and says why', async () => {
    const { db } = base
    const fichier = `\uFEFF${csv(
      [
        SAINE,
        {
          ...SAINE,
          numero_immatriculation: 'ab0-000-102',
          type_syndic: 'bénévole',
          identification_representant_legal: 'Madame Jeanne Secrète',
          siret_representant_legal: '',
          raison_sociale_representant_legal: '',
        },
        // The official column holds a postal code, the parcel is that of the whole city, the
        // section is in lower case.
        {
          ...SAINE,
          numero_immatriculation: 'AA0000103',
          type_syndic: 'non connu',
          date_fin_dernier_mandat: 'non connu',
          nom_usage_copropriete: 'non connu',
          adresse_reference: '4 Rue X 75015 Paris',
          numero_voie_adresse: '4 Rue X',
          code_postal_adresse: '75015',
          commune_adresse: 'Paris',
          code_officiel_commune: '75015',
          code_officiel_arrondissement_commune: '75115',
          reference_cadastrale_1: '75056115dh0016',
        },
        { ...SAINE, numero_immatriculation: 'AA0000104', date_immatriculation: '31/02/2017' },
        { ...SAINE, numero_immatriculation: 'A000105' },
        {
          ...SAINE,
          numero_immatriculation: 'AA0000106',
          siret_representant_legal: '73282932000075',
        },
        { ...SAINE, numero_immatriculation: 'AA0000107', nombre_lots_habitation: '40' },
        {
          ...SAINE,
          numero_immatriculation: 'AA0000108',
          code_officiel_arrondissement_commune: '99999',
          reference_cadastrale_1: 'illisible',
        },
        SAINE,
        {
          ...SAINE,
          numero_immatriculation: 'AA0000110',
          nombre_total_lots: 'douze',
          nombre_parcelles: '5',
        },
      ],
      true,
    )}`
    const { bilan, rapport } = await importer(db, fichier)
    expect(bilan).toEqual({
      lues: 10,
      creees: 8,
      modifiees: 0,
      inchangees: 0,
      conservees: 0,
      anciennes: 0,
      refusees: 2,
    })
    const refus = rapport.filter((l) => l.decision === 'refusée').map((l) => [l.ligne, l.colonne])
    expect(refus).toEqual([
      [6, 'numero_immatriculation'],
      [10, 'numero_immatriculation'],
    ])
    const remarques = rapport.filter((l) => l.decision === 'remarque')
    for (const dite of [
      [4, 'code_officiel_commune'],
      [5, 'date_immatriculation'],
      [8, 'nombre_lots_habitation'],
      [11, 'nombre_total_lots'],
    ])
      expect(remarques.map((l) => [l.ligne, l.colonne])).toContainEqual(dite)
    const dit = JSON.stringify([
      rapport,
      await db.query('select * from teledeclarant'),
      await db.query('select contenu from declaration'),
    ])
    expect(dit).not.toContain('Secrète')
    const sortie = await exporter(db)
    const lignes = sortie.trimEnd().split('\n')
    expect(lignes).toHaveLength(9)
    expect(lignes[1]).toContain(
      '"Les ""Érables"", bâtiment A",12bis Rue des Tilleuls 69003 Lyon,12bis Rue des Tilleuls,69003,Lyon',
    )
    expect(lignes[2]).toMatch(/,AA0000103,.*,75056115dh0016,/)
    expect(lignes[8]).toContain(
      'AB0000102,2017-05-03,2026-06-10,bénévole,,,,6832A,Lyon,Mandat en cours,2027-06-30',
    )
  })

  it('changes nothing the second time, takes a later file, and never replaces what somebody declared', async () => {
    const { db } = base
    expect((await importer(db, csv([SAINE]))).bilan).toMatchObject({ inchangees: 1 })
    const avant = await exporter(db)
    const suivant = csv([{ ...SAINE, nombre_total_lots: '24' }])
    expect((await importer(db, suivant)).bilan).toMatchObject({ modifiees: 1 })
    expect(await exporter(db)).toBe(avant.replace(',oui,,,,,20,', ',oui,,,,,24,'))
    await db.query(
      `update copropriete set nom = 'Déclarée depuis', version = version + 1 where numero_immatriculation = 'AA0000101'`,
    )
    await db.query(
      `insert into journal (categorie, type, copropriete_id, acteur_id)
       select 'DECLARATION', 'mettre-a-jour', id, 1 from copropriete where numero_immatriculation = 'AA0000101'`,
    )
    const { bilan, rapport } = await importer(db, csv([{ ...SAINE, nombre_total_lots: '30' }]))
    expect(bilan).toMatchObject({ modifiees: 0, conservees: 1 })
    expect(rapport.at(-1)?.decision).toBe('conservée')
    expect(
      await db.query(
        `select nom, nb_lots from copropriete where numero_immatriculation = 'AA0000101'`,
      ),
    ).toEqual([{ nom: 'Déclarée depuis', nb_lots: 24 }])
  })

  it('refuses a row that was cut, or that has a separator too many: nothing that it does not say is emptied', async () => {
    const { db } = base
    const numero = numeroDepuisSequence(700)
    const [titres = '', rangee = ''] = csv([{ ...SAINE, numero_immatriculation: numero }]).split(
      '\n',
    )
    expect((await importer(db, `${titres}\n${rangee},,`)).bilan).toMatchObject({ creees: 1 })
    const coupee = rangee.slice(0, rangee.indexOf('12bis') + 4)
    for (const [texte, motif] of [
      [coupee, 'La ligne est incomplète'],
      [`${rangee},de trop`, 'La ligne a 70 colonnes au lieu de 69'],
    ] as const) {
      const { bilan, rapport } = await importer(db, `${titres}\n${texte}`)
      expect(bilan).toMatchObject({ modifiees: 0, inchangees: 0, refusees: 1 })
      expect(rapport).toMatchObject([
        { decision: 'refusée', numero, motif: expect.stringContaining(motif) },
      ])
    }
    expect(
      await db.query(`select nb_lots from copropriete where numero_immatriculation = $1`, [numero]),
    ).toEqual([{ nb_lots: 20 }])
  })

  it('two imports at once make each co-ownership once; a file of something else is refused', async () => {
    const { db } = base
    const fichier = csv(
      Array.from({ length: 30 }, (_, i) => ({
        ...SAINE,
        numero_immatriculation: numeroDepuisSequence(500 + i),
      })),
    )
    await Promise.allSettled([importer(db, fichier), importer(db, fichier)])
    expect((await importer(db, fichier)).bilan).toMatchObject({ inchangees: 30 })
    await expect(importer(db, 'nom;age\nx;1')).rejects.toThrow('il y manque numero_immatriculation')
    // A quote that nobody closes costs its own line.
    const { bilan } = await importer(
      db,
      `${csv([])}\n"jamais fermé\n${csv([{ ...SAINE, numero_immatriculation: 'AA0000188' }]).split('\n')[1]}`,
    )
    expect(bilan).toMatchObject({ refusees: 1, creees: 1 })
  })
})

describe('export, import, export', () => {
  const registre = useRegistre()
  it('gives the same file', async () => {
    const r = registre()
    await territoires(r.db)
    for (let i = 0; i < 4; i += 1) await immatriculee(r)
    const dossiers = await r.db.query<{ id: number }>('select id from copropriete order by id')
    const [un, deux, trois, quatre] = dossiers.map((d) => d.id)
    await r.db.query(
      `update copropriete set nom = '=cmd|''x''', numero_immatriculation = numero_immatriculation where id = $1`,
      [un],
    )
    await r.db.query(
      `update teledeclarant set type = 'NON_PRO', siret = null where id = (select teledeclarant_id from copropriete where id = $1)`,
      [deux],
    )
    await r.db.query(
      `update mandat set date_debut = date_debut - 900, date_fin = date_fin - 800, etat = 'EXPIRE' where copropriete_id = $1`,
      [trois],
    )
    await r.db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' where id = $1`,
      [trois],
    )
    await r.db.query(`delete from demande where copropriete_id = $1`, [quatre])
    await r.db.query(`delete from mandat where copropriete_id = $1`, [quatre])
    await r.db.query(
      `update copropriete set etat = 'IMMATRICULEE_A_RATTACHER', teledeclarant_id = null where id = $1`,
      [quatre],
    )
    // SIRET numbers that a check accepts, one a firm.
    await r.db.query(`update teledeclarant set siret = null where type = 'PRO'`)
    await r.db.query(
      `update teledeclarant set siret = '73282932000074' where id = (select teledeclarant_id from copropriete where id = $1)`,
      [un],
    )
    const premier = await exporter(r.db)
    expect(premier.split('\n')).toHaveLength(6)
    const cible = await freshDatabase()
    try {
      await territoires(cible.db)
      const { bilan, rapport } = await importer(cible.db, premier, r.clock.today())
      expect({ ...bilan, rapport }).toMatchObject({ creees: 4, refusees: 0, rapport: [] })
      expect(await exporter(cible.db)).toBe(premier)
    } finally {
      await cible.close()
    }
  })
})
