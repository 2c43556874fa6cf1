import { cleNumero, cleVoie } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { inscrire } from '../annuaire/annuaire-de-test.ts'
import { reconstruireProjections } from '../projections/projeter.ts'

const TOURS = { codePostal: '37000', codeInsee: '37261', commune: 'Tours' }
const ANNECY = { codePostal: '74600', codeInsee: '74010', commune: 'Annecy' }
const OUEN_93 = { codePostal: '93400', codeInsee: '93070', commune: 'Saint-Ouen-sur-Seine' }
const OUEN_95 = { codePostal: '95310', codeInsee: '95572', commune: "Saint-Ouen-l'Aumône" }

/** What the register holds: a name, a door and a street, its place, another street that it declares too. */
const INSCRITES = [
  ['AA0000501', 'Les Cèdres', '12', 'Rue de la Paix', TOURS, ''],
  ['AA0000502', 'Le Clos', '14', 'Rue de la Paix', TOURS, 'Rue Haute'],
  ['AA0000503', '', '76 bis', 'Rue Haute', TOURS, ''],
  ['AA0000504', '', '9', 'Avenue du Maréchal Foch', TOURS, ''],
  ['AA0000505', 'Le Semnoz', '4', 'Avenue des Alpes', ANNECY, ''],
  ['AA0000506', '', '3', 'Rue de la Gare', OUEN_93, ''],
  ['AA0000507', '', '5', 'Rue de la Gare', OUEN_95, ''],
  ['AA0000508', '', '12', 'Rue de la Paix', ANNECY, ''],
] as const

describe('what the search says that it read', () => {
  const registre = useRegistre()
  beforeAll(async () => {
    const { db, personne } = registre()
    const syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region)
         select code, nom, lower(nom), 'commune-actuelle', null, left(code, 2), '11' from unnest($1::text[], $2::text[]) x(code, nom) on conflict do nothing`,
      [
        [TOURS, ANNECY, OUEN_93, OUEN_95].map((l) => l.codeInsee),
        [TOURS, ANNECY, OUEN_93, OUEN_95].map((l) => l.commune),
      ],
    )
    for (const [numero, nom, porte, voie, lieu, autre] of INSCRITES) {
      const id = await inscrire(db, syndic, { numero, nom, adresse: `${porte} ${voie}`, ...lieu })
      await db.query(
        `update adresse set numero_voie = $2, voie = $3, cle_voie = $4, longitude = 1, latitude = 47 where copropriete_id = $1`,
        [id, cleNumero(porte), voie, cleVoie(voie)],
      )
      if (autre !== '')
        await db.query(
          `insert into adresse (copropriete_id, principale, numero_voie, voie, cle_voie, code_postal, commune, code_insee)
             values ($1, false, '2', $2, $3, $4, $5, $6)`,
          [id, autre, cleVoie(autre), lieu.codePostal, lieu.commune, lieu.codeInsee],
        )
    }
    await reconstruireProjections(db)
  })
  const repondre = (q: string) => registre().visiteur().api.repondreAdresse({ query: { q } })
  const chercher = (q: string) => registre().visiteur().api.chercherCoproprietes({ query: { q } })

  it.each([
    // A fact: how many, where.
    ['12 rue de la paix tours', 1, '12 Rue de la Paix, 37000 Tours', []],
    ['12 paix tours', 1, '12 Rue de la Paix, 37000 Tours', []],
    ['12 à 14 rue de la Paix, Tours', 2, '12 à 14 Rue de la Paix, 37000 Tours', []],
    ['13-15 rue de la Paix, Tours', 0, '13 à 15 Rue de la Paix, Tours', []],
    ['rue de la Paix 37000', 2, 'Rue de la Paix, 37000 Tours', []],
    // « B » is « bis » when nothing else is there, and it is said; the bare number is another door.
    ['76 bis rue Haute Tours', 1, '76 bis Rue Haute, 37000 Tours', []],
    ['76 B rue Haute Tours', 0, '76 b Rue Haute, Tours', ['76 bis']],
    ['12 bis rue de la Paix Tours', 0, '12 bis Rue de la Paix, Tours', ['12']],
    // A corner: those that declare both streets.
    ['angle rue de la Paix et rue Haute Tours', 1, 'Rue de la Paix et Rue Haute, 37000 Tours', []],
    ['rue Haute / rue de la Paix, Tours', 1, 'Rue Haute et Rue de la Paix, 37000 Tours', []],
    // A commune of former times, in its present one.
    ['4 avenue des Alpes Seynod', 1, '4 Avenue des Alpes, 74600 Annecy', []],
    // One of two towns of the name has the door.
    ['3 rue de la Gare saint-ouen', 1, '3 Rue de la Gare, 93400 Saint-Ouen-sur-Seine', []],
  ] as const)('« %s »: %i at %s', async (q, n, libelle, autresPortes) => {
    const r = await repondre(q)
    expect([r.nombreSurPlace, r.adresse?.libelle, r.autresPortes]).toEqual([
      n,
      libelle,
      [...autresPortes],
    ])
  })

  it.each([
    // Misspelt or shortened, and told.
    ['12 rue de la pais tours', '12 Rue de la Paix, 37000 Tours', 'Rue de la Paix'],
    ['9 avenue Foch tours', '9 Avenue du Maréchal Foch, 37000 Tours', 'Avenue du Maréchal Foch'],
    ['9 av. M. Foch tours', '9 Avenue du Maréchal Foch, 37000 Tours', 'Avenue du Maréchal Foch'],
    ['12 rue de la paix tuors', '12 Rue de la Paix, 37000 Tours', 'Tours'],
  ] as const)('« %s » is answered at %s, and said to be read %s', async (q, libelle, en) => {
    const r = await repondre(q)
    expect([r.adresse?.libelle, r.lue?.corrections.at(-1)?.en]).toEqual([libelle, en])
  })

  it.each([
    // Another kind of street is not what was asked for: it is proposed.
    ['12 avenue de la Paix Tours', ['12 Rue de la Paix, 37000 Tours']],
    ['12 rue Zorglub Tours', []],
    // The postal code and the commune contradict each other; a corner of which one street is read.
    ['12 rue de la Paix 69003 Tours', []],
    ['angle de la rue de la Paix, Tours', []],
    // A commune told apart from the street is never left for another.
    ['Guéret, 12 rue de la Paix', []],
    ['rue de la Paix 12 Guéret', []],
    // Fewer than half of the words, and no kind of street.
    ['12 cedres zorglub blurp vrak', []],
    // Of several towns of a name, none is surely meant.
    ['412 rue de la Gare saint-ouen', []],
    ['10 downing street london', []],
  ] as const)('nothing is claimed of « %s »', async (q, autres) => {
    const r = await repondre(q)
    expect([r.lue !== null, r.adresse, r.surPlace, r.total, r.autres]).toEqual([
      true,
      null,
      [],
      0,
      [...autres],
    ])
  })

  it.each([
    ['12 rue de la Paix', '', [], ['37261', '74010']],
    ['12 rue de la pais', '', [], ['37261', '74010']],
    ['12 rue de la Paix Bruxelles', '', ['bruxelles'], ['37261', '74010']],
    ['rue de la Gare saint-ouen', 'Saint-Ouen', [], ['93070', '95572']],
    // A department says no commune, even where one alone has the address.
    ['12 rue de la Paix 37', 'Indre-et-Loire', [], ['37261']],
  ] as const)('« %s » is a question', async (q, lieu, reste, communes) => {
    const r = await repondre(q)
    expect([r.adresse, r.lue?.lieu, r.lue?.reste]).toEqual([null, lieu, [...reste]])
    expect(r.communes.map((c) => c.code).toSorted()).toEqual([...communes])
  })

  it('says what served for nothing', async () => {
    const r = await repondre('Résidence des Lilas\n12 rue de la Paix\n37000 Tours')
    expect([r.nombreSurPlace, r.lue?.reste]).toEqual([1, ['lilas']])
    expect(await chercher('n° AA0-000-501 Les Platanes')).toMatchObject({
      coproprietes: [{ numeroImmatriculation: 'AA0000501' }],
      ignores: ['platanes'],
    })
    expect((await chercher('AA0000501 Les Cèdres')).ignores).toEqual([])
  })

  it('tells a kind of street that no answer has', async () => {
    expect(await chercher('12 avenue de la Paix Tours')).toMatchObject({
      coproprietes: [{ numeroImmatriculation: 'AA0000501' }],
      ignores: ['avenue'],
    })
    for (const q of ['12 rue de la Paix Tours', '12 r. de la Paix Tours', '9 av Foch Tours'])
      expect((await chercher(q)).ignores, q).toEqual([])
  })

  it('keeps to the place that was typed, whatever the words', async () => {
    for (const q of ['12 rue de la Paix Guéret', '12 rue de la Paix 23000', 'rue Haute 74600'])
      expect(await chercher(q), q).toMatchObject({ total: 0, corrections: [] })
    expect(await chercher('semnoz seynod')).toMatchObject({
      lieu: 'Seynod (Annecy)',
      coproprietes: [{ numeroImmatriculation: 'AA0000505' }],
    })
    expect(await chercher('les cedres nonza')).toMatchObject({ total: 0 })
    expect(await chercher('Bruxelles')).toMatchObject({ total: 0, ignores: ['bruxelles'] })
  })

  it('names no district that nobody typed, and gives another door’s place to none', async () => {
    const ville = await repondre('12 rue victor hugo lyon')
    expect(ville.adresse).toMatchObject({ codePostal: '', commune: 'Lyon', longitude: null })
    expect(ville.voisines).toEqual([])
    const district = await repondre('12 rue victor hugo 69007 lyon')
    expect(district.adresse).toMatchObject({
      codePostal: '69007',
      longitude: expect.any(Number),
    })
    for (const q of ['place de l’hôtel de ville', '5 impasse du moulin de la ville'])
      expect((await repondre(q)).lue, q).toMatchObject({ lieu: '', corrections: [] })
    // The register has the doors 12 and 14 of this street, at one point.
    const absente = await repondre('13 rue de la Paix, Tours')
    expect(absente.adresse).toMatchObject({ codePostal: '', commune: 'Tours' })
    const autreCode = await repondre('12 rue de la Paix, 37100 Tours')
    expect(autreCode.adresse).toMatchObject({ codePostal: '37000' })
    expect(autreCode.lue?.corrections).toEqual([{ de: '37100', en: '37000' }])
    const porte = await repondre('13 rue de la Paix, Tours')
    expect(porte.surPlace).toEqual([])
    expect([porte.adresse?.longitude, porte.adresse?.latitude]).not.toEqual([1, 47])
  })

  it('says that a SIRET is none, and takes a section in digits for a parcel', async () => {
    for (const q of ['999 501 133 00015', 'SIRET 99950113300015', '9995011330001'])
      expect(await chercher(q), q).toMatchObject({
        total: 0,
        clef: { genre: 'siret', valide: false },
      })
    for (const q of ['38 185 AB 123', '38185AB0123', 'parcelle 38185 000 AB 0123'])
      expect((await chercher(q)).clef?.valeur, q).toBe('38185000AB0123')
    expect((await repondre('38 185 AB 123')).lue).toBeNull()
    expect((await chercher('68055-000-57-5289')).clef).toEqual({
      genre: 'parcelle',
      valeur: '68055000575289',
      valide: true,
    })
  })
})
