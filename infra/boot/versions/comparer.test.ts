import { describe, expect, it } from 'vitest'
import { ecritesDeuxFois, lireChangelog, nonAnnoncees } from './changelog.ts'
import { comparerContrats } from './comparer.ts'
import { type Contrat, type DocumentOpenApi, releverContrat, type Schema } from './contrat.ts'
import { contratPresent, contratPublie } from './presente.ts'
import { fautesDeVersion } from './verifier.ts'

const objet = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const TEXTE = { type: 'string' }
/** A contract of one call, which receives a shape and gives one. */
const contrat = (
  recu: Schema,
  rendu: Schema,
  autres: Partial<Contrat['operations'][string]> = {},
): Contrat => ({
  version: '1.0.0',
  schemas: {},
  operations: {
    appeler: {
      chemin: 'POST /api/appel',
      preuves: ['jeton', 'session'],
      droits: ['LIRE'],
      parametres: {},
      corps: { 'application/json': recu },
      reponses: { '200 application/json': rendu },
      refus: ['introuvable'],
      ...autres,
    },
  },
})
const BASE = contrat(objet({ nom: TEXTE }), objet({ id: { type: 'integer' } }))
const trouver = (apres: Contrat, avant: Contrat = BASE): string[] =>
  comparerContrats(avant, apres).map((c) => `${c.genre} : ${c.texte}`)
const recu = (a: Schema, b: Schema): string[] => trouver(contrat(b, {}), contrat(a, {}))
const rendu = (a: Schema, b: Schema): string[] => trouver(contrat({}, b), contrat({}, a))

describe('a comparison of two contracts', () => {
  it('finds nothing between a contract and itself, the real one included', () => {
    expect(trouver(BASE)).toEqual([])
    expect(comparerContrats(contratPresent(), contratPresent())).toEqual([])
  })

  it('names calls that come, go, move, or ask more of their caller', () => {
    const { appeler } = BASE.operations
    if (!appeler) throw new Error('no call')
    expect(trouver({ ...BASE, operations: {} })).toEqual(['rupture : est retirée'])
    expect(trouver({ ...BASE, operations: { appeler, autre: appeler } })).toEqual([
      'ajout : est nouvelle',
    ])
    const autrement = (autres: Partial<typeof appeler>): string[] =>
      trouver({ ...BASE, operations: { appeler: { ...appeler, ...autres } } })
    expect(autrement({ chemin: 'PUT /api/appel' })).toEqual([
      'rupture : passe de POST /api/appel à PUT /api/appel',
    ])
    expect(autrement({ preuves: ['session'] })).toEqual(['rupture : refuse `jeton`'])
    expect(autrement({ preuves: [] })).toEqual(['ajout : s’ouvre à tous'])
    expect(autrement({ droits: ['ECRIRE'] })).toEqual([
      'rupture : n’accepte plus le droit `LIRE`',
      'changement : accepte le droit `ECRIRE`',
    ])
    expect(autrement({ refus: ['introuvable', 'trop-tard'] })).toEqual([
      'changement : peut refuser par `trop-tard`',
    ])
    const parametre = (required: boolean) => ({ 'query q': { required, schema: TEXTE } })
    expect(autrement({ parametres: parametre(false) })).toEqual([
      'ajout : a le paramètre facultatif `query q`',
    ])
    expect(autrement({ parametres: parametre(true) })).toEqual([
      'rupture : demande le paramètre `query q`',
    ])
  })

  it('of what is sent, breaks by what is asked or no longer taken', () => {
    const avant = objet({ nom: TEXTE, note: TEXTE }, ['nom'])
    expect(recu(avant, objet({ nom: TEXTE }))).toEqual(['rupture : `note` n’est plus accepté'])
    expect(recu(avant, objet({ nom: TEXTE, note: TEXTE }))).toEqual([
      'rupture : `note` devient obligatoire',
    ])
    expect(recu(objet({}), objet({ nom: TEXTE }))).toEqual(['rupture : `nom` est demandé'])
    expect(recu(objet({}), objet({ nom: TEXTE }, []))).toEqual(['ajout : `nom` est accepté'])
    expect(recu(TEXTE, { type: 'integer' })).toEqual([
      'rupture : le contenu change de type : string puis integer',
    ])
    expect(recu({ type: 'integer' }, { type: 'number' })).toEqual([])
    expect(recu({ type: ['string', 'null'] }, TEXTE)).toEqual([
      'rupture : le contenu ne peut plus être null',
    ])
    expect(recu({ ...TEXTE, enum: ['a', 'b'] }, { ...TEXTE, enum: ['b', 'c'] })).toEqual([
      'rupture : le contenu refuse "a"',
      'ajout : le contenu accepte "c"',
    ])
    expect(recu(TEXTE, { ...TEXTE, enum: ['a'] })).toEqual([
      'rupture : le contenu n’accepte plus que des valeurs d’une liste',
    ])
    expect(recu({ ...TEXTE, maxLength: 9 }, { ...TEXTE, maxLength: 5 })).toEqual([
      'changement : le contenu : longueur maximale 5',
    ])
    expect(recu({ ...TEXTE, maxLength: 5 }, { ...TEXTE, maxLength: 9 })).toEqual([])
  })

  it('of what is given, breaks by what is missing or of another kind', () => {
    const avant = objet({ id: { type: 'integer' }, nom: TEXTE })
    expect(rendu(avant, objet({ id: { type: 'integer' } }))).toEqual([
      'rupture : `nom` n’est plus rendu',
    ])
    expect(rendu(avant, { ...avant, required: ['id'] })).toEqual(['rupture : `nom` peut manquer'])
    expect(rendu(TEXTE, { anyOf: [TEXTE, { type: 'null' }] })).toEqual([
      'rupture : le contenu peut être null',
    ])
    expect(rendu({ type: 'number' }, { type: 'integer' })).toEqual([])
    expect(rendu({ ...TEXTE, enum: ['a'] }, { ...TEXTE, enum: ['a', 'b'] })).toEqual([
      'changement : le contenu peut valoir "b"',
    ])
    const liste = (s: Schema): Schema => ({ type: 'array', items: s })
    expect(rendu(liste(objet({ x: TEXTE })), liste(objet({ x: TEXTE, y: TEXTE })))).toEqual([
      'ajout : `[].y` est rendu',
    ])
    expect(rendu({ $ref: '#/A' }, { anyOf: [{ $ref: '#/A' }, { $ref: '#/B' }] })).toEqual([
      'rupture : le contenu peut être B',
    ])
  })

  it('says once what a shared shape changes, however many calls use it, loops included', () => {
    const avec = (forme: Schema): Contrat => {
      const un = contrat({}, { $ref: '#/components/schemas/Noeud' }).operations['appeler']
      if (!un) throw new Error('no call')
      return { version: '1', schemas: { Noeud: forme }, operations: { un, deux: un } }
    }
    const noeud = (plus: Record<string, Schema>): Schema =>
      objet({ suite: { type: 'array', items: { $ref: '#/components/schemas/Noeud' } }, ...plus })
    expect(comparerContrats(avec(noeud({ nom: TEXTE })), avec(noeud({})))).toEqual([
      {
        genre: 'rupture',
        texte: '`nom` n’est plus rendu',
        forme: 'Noeud',
        operations: ['deux', 'un'],
      },
    ])
  })

  it('reads an OpenAPI document without its words, but properties that bear their names', () => {
    const { operations } = releverContrat({
      info: { version: '1.0.0' },
      security: [{ session: [] }],
      paths: {
        '/api/x': {
          post: {
            operationId: 'x',
            requestBody: {
              content: {
                'application/json': {
                  schema: {
                    ...objet({ description: TEXTE, lu: { readOnly: true } }, ['description']),
                    description: 'words',
                  },
                },
              },
            },
            responses: { 204: {} },
          },
        },
      },
      components: { schemas: {} },
    } satisfies DocumentOpenApi)
    expect(operations['x']).toMatchObject({
      chemin: 'POST /api/x',
      preuves: ['session'],
      corps: { 'application/json': objet({ description: TEXTE }) },
      reponses: { 204: {} },
    })
  })
})

describe('what the changelog announces', () => {
  const [section] = lireChangelog(
    '# Changes\n\n## 1.1.0 — unreleased\n\n- `un`, `deux` and `Forme`\n\n## 1.0.0 — 2026-01-01\n\n`trois`\n',
  )
  const rupture = { genre: 'rupture', texte: 'x' } as const

  it('a break is named by its shape, or by each of its operations, in the version to come', () => {
    expect(section).toMatchObject({ version: '1.1.0', date: 'unreleased' })
    expect(nonAnnoncees([{ ...rupture, operations: ['un', 'deux'] }], section)).toEqual([])
    expect(nonAnnoncees([{ ...rupture, forme: 'Forme', operations: ['quatre'] }], section)).toEqual(
      [],
    )
    expect(nonAnnoncees([{ ...rupture, operations: ['un', 'trois'] }], section)).toEqual([
      'un, trois : x',
    ])
    expect(nonAnnoncees([{ ...rupture, operations: ['un'] }], undefined)).toHaveLength(1)
    expect(nonAnnoncees([{ genre: 'ajout', texte: 'x', operations: ['neuf'] }], section)).toEqual(
      [],
    )
  })

  it('what a merge wrote twice is found: a title, a row of a table', () => {
    const [double] = lireChangelog(
      '## 1.1.0 — unreleased\n### A\n| `un` | x |\n| `deux` | x |\n### B\n### A\n  | `un` | y |\n',
    )
    expect(double && ecritesDeuxFois(double)).toEqual(['### A', '| `un`'])
  })

  it('a break of this very contract that nobody announced is refused', async () => {
    const present = contratPresent()
    const { lireEtat: _retiree, ...operations } = present.operations
    const trouves = comparerContrats(contratPublie(), { ...present, operations })
    expect(nonAnnoncees(trouves, section)).toContainEqual(
      expect.stringMatching(/\blireEtat\b.* : est retirée$/),
    )
    expect(await fautesDeVersion()).toEqual([])
  })
})
