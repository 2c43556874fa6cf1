import { cleNumero, cleVoie, RegisterError } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { inscrire, type Inscrite } from '../annuaire/annuaire-de-test.ts'
import { reconstruireProjections } from '../projections/projeter.ts'

/** Each is met by its number; several share words, so that relevance has something to do. */
const INSCRITES: readonly Inscrite[] = [
  { numero: 'AA0000101', nom: 'Résidence du Parc', adresse: '4 rue Haute' },
  { numero: 'AA0000102', nom: 'Les Jardins de la Résidence du Parc', adresse: '5 rue Basse' },
  { numero: 'AA0000103', nom: 'Le Clos des Marronniers', adresse: '8 avenue Foch' },
  { numero: 'AA0000104', nom: 'Villa Beauséjour', adresse: '12 boulevard du Général de Gaulle' },
  { numero: 'AA0000105', nom: 'L’Église', adresse: '3 place de l’Église' },
  {
    numero: 'AA0000106',
    nom: 'Saint-Michel',
    adresse: '7 av du Maréchal Joffre',
    codePostal: '75015',
    codeInsee: '75115',
    commune: 'Paris',
  },
  {
    numero: 'AA0000107',
    nom: '',
    adresse: '18 rue Victor Hugo',
    codePostal: '23000',
    codeInsee: '23096',
    commune: 'Guéret',
  },
  {
    numero: 'AA0000108',
    nom: 'Les Cèdres',
    adresse: '21 rue du Parc',
    codePostal: '23000',
    codeInsee: '23096',
    commune: 'Guéret',
  },
  { numero: 'AA0000109', nom: 'Le Domaine des Lilas', adresse: '2 impasse du Puits' },
  // Doors of one street, registered in no order, in every writing.
  ...['76B', '22B', '76 ter', '21A', '76 bis', '76', '76 A', '23bis'].map((n, i) => ({
    numero: `AA00002${10 + i}`,
    nom: '',
    adresse: `${n} rue du Lac`,
  })),
]

describe('the search of the public', () => {
  const registre = useRegistre()
  beforeAll(async () => {
    const { db, personne } = registre()
    const syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region) values
         ('37261', 'Tours', 'tours', 'commune-actuelle', null, '37', '24'), ('23096', 'Guéret', 'gueret', 'commune-actuelle', null, '23', '75'),
         ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11'), ('75115', 'Paris 15e', 'paris 15e', 'arrondissement-municipal', '75056', '75', '11')
         on conflict do nothing`,
    )
    for (const i of INSCRITES) await inscrire(db, syndic, i)
    const [chere] = await db.query<{ id: number }>(
      `select id from copropriete where numero_immatriculation = 'AA0000108'`,
    )
    // Declared under a second address, on the map.
    await db.query(
      `insert into adresse (copropriete_id, principale, numero_voie, voie, cle_voie, code_postal, commune, code_insee, longitude, latitude, geolocalisee)
         values ($1, false, '13', 'Allée des Pins', $2, '23000', 'Guéret', '23096', 1.86, 46.17, true)`,
      [chere?.id, cleVoie('Allée des Pins')],
    )
    for (const [i, porte] of ['13 ter', '13B', '13 bis'].entries()) {
      const id = await inscrire(db, syndic, {
        numero: `AA000030${i}`,
        nom: '',
        adresse: `${porte} Allée des Pins`,
        codePostal: '23000',
        codeInsee: '23096',
        commune: 'Guéret',
      })
      await db.query(
        `update adresse set numero_voie = $2, cle_voie = $3 where copropriete_id = $1`,
        [id, cleNumero(porte), cleVoie('Allée des Pins')],
      )
    }
    await reconstruireProjections(db)
  })

  const visiteur = () => registre().visiteur().api
  const chercher = (q: string) => visiteur().chercherCoproprietes({ query: { q } })
  const premier = async (q: string): Promise<string | undefined> =>
    (await chercher(q)).coproprietes[0]?.numeroImmatriculation

  it('says by which other address it was found, where its first one says less', async () => {
    const dites = async (q: string) =>
      (await chercher(q)).coproprietes
        .filter((c) => c.numeroImmatriculation === 'AA0000108')
        .map((c) => c.autreAdresse)
    expect(await dites('13 allée des pins Guéret')).toEqual(['13 Allée des Pins 23000 Guéret'])
    expect(await dites('21 rue du Parc Guéret')).toEqual([''])
    const { surPlace } = await visiteur().repondreAdresse({
      query: { q: '13 allée des Pins 23000 Guéret' },
    })
    expect(surPlace.find((c) => c.numeroImmatriculation === 'AA0000108')?.autreAdresse).toBe(
      '13 Allée des Pins 23000 Guéret',
    )
  })

  it.each([
    // A number in any writing.
    ['AA0-000-103', 'AA0000103'],
    ['n° aa0 000 103', 'AA0000103'],
    ['000103', 'AA0000103'],
    ['AAO-000-1O3', 'AA0000103'],
    ['AA0-000-0103', 'AA0000103'],
    ['0103', 'AA0000103'],
    ['AA 103', 'AA0000103'],
    // A whole name before one that holds it.
    ['residence du parc', 'AA0000101'],
    ['jardins résidence parc', 'AA0000102'],
    // Slips of the fingers, and of the ear.
    ['marroniers', 'AA0000103'],
    ['clos des maroniés', 'AA0000103'],
    ['le clo des marronnires', 'AA0000103'],
    ['residance du park tours', 'AA0000101'],
    ['rezidence du parc', 'AA0000101'],
    // Abbreviations, both ways.
    ['12 bd gal de gaulle', 'AA0000104'],
    ['7 avenue mal joffre paris', 'AA0000106'],
    ['res. du parc', 'AA0000101'],
    ['st michel', 'AA0000106'],
    // Words run together, or cut.
    ['beau sejour', 'AA0000104'],
    ['leglise', 'AA0000105'],
    ['saintmichel', 'AA0000106'],
    ['victorhugo gueret', 'AA0000107'],
    // Places: a district, a postal code in two pieces, a department.
    ['saint michel paris 15e', 'AA0000106'],
    ['75 015 joffre', 'AA0000106'],
    ['rue du parc 23', 'AA0000108'],
    ['cedres creuse', 'AA0000108'],
    // A name that is a commune's too, where nobody of the register lives.
    ['lilas', 'AA0000109'],
    ['domaine des lilas', 'AA0000109'],
    // Partial, without its kind of street, the number of the street last.
    ['18 victor hu', 'AA0000107'],
    ['gueret residence des cedr', 'AA0000108'],
    // The middle of a text is no unfinished word, and four letters of one say little.
    ['residence marr Tours', undefined],
    ['victor hugo 18 gueret', 'AA0000107'],
    ['copropriété sise 8 avenue Foch à Tours', 'AA0000103'],
  ])('« %s » means %s first', async (q, numero) => expect(await premier(q)).toBe(numero))

  it.each([
    ['76 bis rue du lac', ['76 bis', '76B', '76', '76 A', '76 ter']],
    ['76bis rue du lac', ['76 bis', '76B', '76', '76 A', '76 ter']],
    ['76 B rue du Lac Tours', ['76B', '76 bis', '76', '76 A', '76 ter']],
    ['76 rue du lac', ['76', '76 A', '76B', '76 bis', '76 ter']],
    ['76 c rue du lac', ['76', '76 A', '76B', '76 bis', '76 ter']],
    ['21 rue du lac', ['21A']],
    ['22 bis rue du lac', ['22B']],
    ['23 b, rue du lac', ['23bis']],
  ])('« %s » gives %j, the same door first and the nearest then', async (q, attendues) =>
    expect((await chercher(q)).coproprietes.map((c) => c.adresse.split(' rue')[0])).toEqual(
      attendues,
    ),
  )

  it('tells which words were read otherwise, which were left out, and which communes are named', async () => {
    expect(await chercher('residance du parc')).toMatchObject({
      corrections: [{ de: 'residance', en: 'residence' }],
      ignores: [],
    })
    expect(await chercher('0103')).toMatchObject({ total: 1, ignores: [], syndic: null })
    expect(await chercher('cedres xylophone')).toMatchObject({
      coproprietes: [{ numeroImmatriculation: 'AA0000108' }],
      ignores: ['xylophone'],
    })
    expect(await chercher('23')).toMatchObject({ total: 5, corrections: [] })
    expect((await chercher('gueret')).communes).toEqual([
      { code: '23096', nom: 'Guéret', codePostal: '23000', nombre: 5 },
    ])
    expect(await chercher('AA0-999-999')).toMatchObject({ coproprietes: [], total: 0 })
    expect(await chercher('zzzz qqqq')).toMatchObject({ coproprietes: [], total: 0 })
  })

  it('suggests while one types, and never what lacks a word', async () => {
    const suggerer = (q: string) => visiteur().suggererRecherche({ query: { q } })
    expect((await suggerer('clos des marro')).coproprietes).toMatchObject([
      { numeroImmatriculation: 'AA0000103' },
    ])
    expect((await suggerer('gue')).communes).toMatchObject([{ nom: 'Guéret', nombre: 5 }])
    expect((await suggerer('cedres xylophone')).coproprietes).toEqual([])
  })

  it('answers at an address, complementary ones included, then by distance; says so when there is none', async () => {
    const repondre = (q: string) => visiteur().repondreAdresse({ query: { q } })
    expect(await repondre('13 all. des pins 23000 gueret')).toMatchObject({
      adresse: { numero: '13', commune: 'Guéret' },
      surPlace: [{ numeroImmatriculation: 'AA0000108' }],
      indisponible: false,
    })
    const voisine = await repondre('15 allée des pins 23000 gueret')
    expect(voisine).toMatchObject({ adresse: { numero: '15' }, surPlace: [] })
    expect(voisine.jour).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    // The same street stands in many communes: which one is asked, and nothing is said before.
    expect(await repondre('13 allée des pins')).toMatchObject({
      lue: { numero: '13', voie: 'allee des pins', lieu: '' },
      adresse: null,
      communes: [{ nom: 'Guéret', codePostal: '23000', nombre: 1 }],
      nombreCommunes: 1,
      total: 1,
      surPlace: [],
    })
    expect(await repondre('13 rue des Absents')).toMatchObject({
      lue: { lieu: '' },
      adresse: null,
      total: 0,
    })
    // A place that was typed is never overruled.
    for (const ailleurs of ['tours', '75015', 'paris 15e', 'tours 37', 'Paris']) {
      const r = await repondre(`13 allée des pins ${ailleurs}`)
      expect([r.adresse?.commune ?? 'nulle part', r.surPlace], ailleurs).not.toEqual([
        'Guéret',
        expect.anything(),
      ])
      expect(r.lue?.lieu, ailleurs).not.toBe('')
      expect(r.surPlace, ailleurs).toEqual([])
    }
    // The same door first, its other writing then.
    for (const [q, portes] of [
      ['13 bis allée des pins 23000 gueret', ['13 bis', '13B']],
      ['13b allée des pins 23000 gueret', ['13B', '13 bis']],
      ['allée des pins 23000 gueret', ['13B', '13 bis', '13 ter', '21']],
    ] as const)
      expect((await repondre(q)).surPlace.map((c) => c.adresse.split(/ (?:All|rue)/)[0])).toEqual(
        portes,
      )
    // A name, a number: no address.
    for (const q of ['les cèdres', 'AA0-000-101', 'gueret'])
      expect(await repondre(q)).toMatchObject({ adresse: null, surPlace: [], voisines: [] })
  })

  it('finds by the name of their firm those that nobody else is called like', async () => {
    const { db } = registre()
    await db.query(
      `update teledeclarant set raison_sociale = 'Cabinet Wuöwitz & Fils' where id = (select teledeclarant_id from copropriete where numero_immatriculation = 'AA0000101')`,
    )
    for (const q of ['cabinet wuowitz', 'WUÖWITZ']) {
      const trouves = await visiteur().chercherCoproprietes({ query: { q, taille: 2 } })
      expect(trouves.syndic, q).toBe('Cabinet Wuöwitz & Fils')
      expect(trouves.total).toBeGreaterThan(0)
      expect(trouves.coproprietes[0]?.syndic).toBe('Cabinet Wuöwitz & Fils')
    }
    expect(
      (await visiteur().chercherCoproprietes({ query: { q: 'les cedres' } })).syndic,
    ).toBeNull()
  })

  it('goes on without the address service, and says so', async () => {
    const { geocodage } = registre().deps
    const { rechercherAdresse } = geocodage
    geocodage.rechercherAdresse = () =>
      Promise.reject(new RegisterError('geolocalisation-indisponible'))
    try {
      expect(
        await visiteur().repondreAdresse({ query: { q: '8 avenue Foch Tours' } }),
      ).toMatchObject({ adresse: null, indisponible: true })
      expect(await premier('8 avenue Foch Tours')).toBe('AA0000103')
    } finally {
      geocodage.rechercherAdresse = rechercherAdresse
    }
  })

  it('draws what it holds: counts from afar, places from near, told not to be sent twice', async () => {
    const tuile = (chemin: string, entetes: Record<string, string> = {}) =>
      registre().app.inject({ url: `/api/public/carte/${chemin}`, headers: entetes })
    const loin = await tuile('5/16/11')
    expect([loin.statusCode, loin.headers['content-type']]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
    ])
    expect(loin.rawPayload.includes('mailles')).toBe(true)
    const n = 2 ** 14
    const x = Math.floor(((1.86 + 180) / 360) * n)
    const y = Math.floor(((1 - Math.asinh(Math.tan((46.17 * Math.PI) / 180)) / Math.PI) / 2) * n)
    const pres = await tuile(`14/${x}/${y}`)
    expect(pres.rawPayload.includes('points')).toBe(true)
    expect(pres.rawPayload.length).toBeGreaterThan(20)
    const encore = await tuile(`14/${x}/${y}`, { 'if-none-match': String(pres.headers['etag']) })
    expect([encore.statusCode, encore.rawPayload.length]).toEqual([304, 0])
    expect((await tuile('4/16/3')).statusCode).toBe(404)
  })
})
