import type { IncomingMessage, ServerResponse } from 'node:http'
import { DECLARANTS } from '@registre/demonstration/comptes'
import { sireneEmbarquee } from '@registre/demonstration/sirene'
import { estSiret } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { serveurDeTest } from '@registre/testing/servers'
import { choisirSirene } from './choisir.ts'
import { sireneHttp } from './http.ts'

type Reponse = (req: IncomingMessage, res: ServerResponse) => void
const SIRET = '99950102600010'
const json =
  (corps: unknown, statut = 200): Reponse =>
  (_req, res) => {
    res.writeHead(statut, { 'content-type': 'application/json' }).end(JSON.stringify(corps))
  }
const ETABLISSEMENT = {
  siret: SIRET,
  activite_principale: '68.32A',
  adresse: '5 BOULEVARD MIRABEAU 13210 SAINT-REMY-DE-PROVENCE',
  code_postal: '13210',
  libelle_commune: 'SAINT-REMY-DE-PROVENCE',
  etat_administratif: 'A',
  est_siege: false,
  latitude: '43.7',
}
const SIEGE = { ...ETABLISSEMENT, siret: '99950101800017', est_siege: true }
const RECHERCHE = {
  results: [
    {
      nom_complet: 'GESTION DES ALPILLES',
      nom_raison_sociale: null,
      siege: SIEGE,
      matching_etablissements: [ETABLISSEMENT],
    },
  ],
  total_results: 1,
}
const INSEE = {
  header: { statut: 200 },
  etablissement: {
    siret: SIRET,
    etablissementSiege: true,
    uniteLegale: {
      denominationUniteLegale: 'GESTION DES ALPILLES',
      nomUniteLegale: null,
      prenom1UniteLegale: null,
    },
    adresseEtablissement: {
      complementAdresseEtablissement: null,
      numeroVoieEtablissement: '5',
      indiceRepetitionEtablissement: 'B',
      typeVoieEtablissement: 'BOULEVARD',
      libelleVoieEtablissement: 'MIRABEAU',
      codePostalEtablissement: '13210',
      libelleCommuneEtablissement: 'SAINT-REMY-DE-PROVENCE',
    },
    periodesEtablissement: [
      {
        dateFin: null,
        etatAdministratifEtablissement: 'F',
        activitePrincipaleEtablissement: '68.32A',
      },
      {
        dateFin: '2024-01-01',
        etatAdministratifEtablissement: 'A',
        activitePrincipaleEtablissement: '68.31Z',
      },
    ],
  },
}

async function avec(reponse: Reponse, cle?: string) {
  const recues: { url: string; cle: string | undefined }[] = []
  const causes: CauseEchec[] = []
  const serveur = await serveurDeTest((req, res) => {
    recues.push({ url: req.url ?? '', cle: req.headers['x-insee-api-key-integration']?.toString() })
    reponse(req, res)
  })
  const sirene = sireneHttp({
    base: `${serveur.base}/prefixe`,
    limites: { delaiMs: 300, tailleMax: 20_000 },
    surEchec: (c) => causes.push(c),
    ...(cle === undefined ? {} : { cle }),
  })
  return { sirene, recues, causes, [Symbol.asyncDispose]: () => serveur[Symbol.asyncDispose]() }
}

describe('answers', () => {
  it('finds the establishment asked for among those of its firm', async () => {
    await using s = await avec(json(RECHERCHE))
    expect(await s.sirene.trouver(SIRET)).toEqual({
      siret: SIRET,
      raisonSociale: 'GESTION DES ALPILLES',
      codeApe: '68.32A',
      libelleApe: 'Administration d’immeubles et autres biens immobiliers',
      typeEtablissement: 'Établissement secondaire',
      complement: '',
      voie: '5 BOULEVARD MIRABEAU',
      codePostal: '13210',
      commune: 'SAINT-REMY-DE-PROVENCE',
      etat: 'ACTIF',
    })
    expect(s.recues).toEqual([{ url: `/prefixe/search?q=${SIRET}`, cle: undefined }])
  })
  it('gives nothing when the answer speaks of another establishment', async () => {
    await using s = await avec(json(RECHERCHE))
    expect(await s.sirene.trouver('99950103400014')).toBeNull()
  })
  it('reads the form of INSEE with a key: the present period, a closed establishment', async () => {
    await using s = await avec(json(INSEE), 'la-clef')
    expect(await s.sirene.trouver(SIRET)).toMatchObject({
      voie: '5 B BOULEVARD MIRABEAU',
      etat: 'FERME',
      codeApe: '68.32A',
      typeEtablissement: 'Siège',
    })
    expect(s.recues).toEqual([{ url: `/prefixe/siret/${SIRET}`, cle: 'la-clef' }])
  })
  const cherche = (unite: object, etablissement: object) =>
    json({
      results: [
        {
          ...RECHERCHE.results[0],
          ...unite,
          matching_etablissements: [{ ...ETABLISSEMENT, ...etablissement }],
        },
      ],
    })
  const insee = (unite: object, etablissement: object) =>
    json({
      etablissement: {
        ...INSEE.etablissement,
        ...etablissement,
        uniteLegale: { ...INSEE.etablissement.uniteLegale, ...unite },
        periodesEtablissement: INSEE.etablissement.periodesEtablissement.slice(1),
      },
    })
  it.each<[string, Reponse, string | undefined, string]>([
    ['hidden', cherche({}, { statut_diffusion_etablissement: 'P' }), undefined, 'NON_DIFFUSIBLE'],
    ['of a hidden unit', cherche({ statut_diffusion: 'P' }, {}), undefined, 'NON_DIFFUSIBLE'],
    [
      'hidden and closed',
      cherche({}, { statut_diffusion_etablissement: 'P', etat_administratif: 'F' }),
      undefined,
      'FERME',
    ],
    ['of a ceased unit', cherche({ etat_administratif: 'C' }, {}), undefined, 'AUTRE_UNITE'],
    ['of another SIREN', cherche({ siren: '123456789' }, {}), undefined, 'AUTRE_UNITE'],
    ['shown', cherche({ siren: '999501026', statut_diffusion: 'O' }, {}), undefined, 'ACTIF'],
    ['hidden', insee({}, { statutDiffusionEtablissement: 'P' }), 'clef', 'NON_DIFFUSIBLE'],
    ['of a ceased unit', insee({ etatAdministratifUniteLegale: 'C' }, {}), 'clef', 'AUTRE_UNITE'],
    ['of another SIREN', insee({}, { siren: '123456789' }), 'clef', 'AUTRE_UNITE'],
    ['shown', insee({ statutDiffusionUniteLegale: 'O' }, {}), 'clef', 'ACTIF'],
  ])('reads one that is %s (%#)', async (_nom, reponse, cle, etat) => {
    await using s = await avec(reponse, cle)
    expect(await s.sirene.trouver(SIRET)).toMatchObject({ etat })
  })
  it.each([
    [404, 'la-clef'],
    [410, 'la-clef'],
    [404, undefined],
    [410, undefined],
  ])('%s, key %s: the number is not known, and that is no failure', async (statut, cle) => {
    await using s = await avec(json({ header: { statut } }, statut), cle)
    expect(await s.sirene.trouver(SIRET)).toBeNull()
    expect(s.causes).toEqual([])
  })
  it.each(['la-clef', undefined])(
    '451, key %s: it exists, and nothing is told of it',
    async (cle) => {
      await using s = await avec(json({}, 451), cle)
      expect(await s.sirene.trouver(SIRET)).toMatchObject({
        siret: SIRET,
        etat: 'NON_DIFFUSIBLE',
        codeApe: '',
      })
      expect(s.causes).toEqual([])
    },
  )
})

describe('failures', () => {
  const CAS: [string, CauseEchec, Reponse][] = [
    ['says 500', 'statut', json({}, 500)],
    ['says 429', 'statut', json({}, 429)],
    [
      'redirects elsewhere',
      'reseau',
      (_q, r) => r.writeHead(302, { location: 'http://127.0.0.1:9/ailleurs' }).end(),
    ],
    ['answers HTML', 'illisible', (_q, r) => r.end('<html>maintenance</html>')],
    ['answers another shape', 'forme', json({ results: [{ siege: { siret: 'x' } }] })],
    ['answers too much', 'trop-gros', (_q, r) => r.end('[' + '"x",'.repeat(20_000) + '"x"]')],
    ['never answers', 'delai', () => undefined],
  ]
  it.each(CAS)('is unavailable when the directory %s (%s)', async (_nom, cause, reponse) => {
    await using s = await avec(reponse)
    await expect(s.sirene.trouver(SIRET)).rejects.toMatchObject({
      code: 'sirene-indisponible',
      status: 503,
    })
    expect(s.causes).toEqual([cause])
  })
  it('is unavailable when nobody listens', async () => {
    const serveur = await serveurDeTest(() => undefined)
    await serveur[Symbol.asyncDispose]()
    await expect(sireneHttp({ base: serveur.base }).trouver(SIRET)).rejects.toMatchObject({
      code: 'sirene-indisponible',
    })
  })
})

describe('the demonstration', () => {
  it('holds right SIRETs of the range that nobody has', async () => {
    for (const siret of [
      SIRET,
      '99950104200017',
      '99950107500017',
      '99950108300011',
      '99950112500010',
    ]) {
      expect(estSiret(siret)).toBe(true)
      expect(await sireneEmbarquee().trouver(siret)).toMatchObject({ siret })
    }
  })
  it('knows every firm of the register: one that is chosen there is designated', async () => {
    for (const { siret, raison_sociale } of DECLARANTS.filter(({ type }) => type === 'PRO'))
      expect(await sireneEmbarquee().trouver(siret ?? '')).toMatchObject({
        raisonSociale: raison_sociale,
        siret,
      })
  })
  it('production without a directory has none, and says so', async () => {
    await expect(
      choisirSirene(
        { production: true, SIRENE_URL: undefined, SIRENE_CLE: undefined },
        // Never the invented one, were it given.
        sireneEmbarquee(),
        () => undefined,
      ).trouver(SIRET),
    ).rejects.toMatchObject({
      code: 'service-non-regle',
    })
  })
})
