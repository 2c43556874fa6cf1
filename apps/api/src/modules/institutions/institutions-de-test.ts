import { randomUUID } from 'node:crypto'
import type { MOTIFS_CLAVIS } from '@registre/domain'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type FournisseurDeTest, fournisseurDeTest } from '@registre/testing/servers'
import { clavisOpenid } from '../../gateways/clavis/openid.ts'
import { bancOpenid, CLIENT_DE_TEST } from '../../../tests/support/connexion-openid.ts'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'

export const SIRET = '21380185500015'

/** A register with an institution, and a provider of sign-on that says what the test wants. */
export const useConnexionInstitution = () => {
  const registre = useRegistre()
  let f: FournisseurDeTest
  const clavis = (emetteur = f.emetteur, delaiMs = 3000, acr = 'eidas1') =>
    clavisOpenid({
      nom: 'Essai',
      emetteur,
      clientId: CLIENT_DE_TEST.id,
      clientSecret: CLIENT_DE_TEST.secret,
      scopes: 'openid email siret',
      acr,
      alg: 'RS256',
      delaiMs,
    })

  beforeAll(async () => {
    f = await fournisseurDeTest(CLIENT_DE_TEST)
    await registre().db.query(
      `insert into commune (code, nom, nom_normalise, type, code_departement, code_region) values ('38185', 'Grenoble', 'grenoble', 'commune-actuelle', '38', '84')`,
    )
    await registre().db.query(
      `insert into institution (numero, nom, niveau, code) values ($1, 'Ville de Grenoble', 'COMMUNE', '38185'), ('200046977', 'Métropole de Lyon', 'EPCI', '200046977')`,
      [SIRET],
    )
  })
  afterAll(() => f[Symbol.asyncDispose]())
  afterEach(() => {
    f.malices = {}
    f.claims = { ...f.claims, sub: `agent-${randomUUID()}`, siret: SIRET }
  })

  let niveau = 'eidas1'
  const options = {
    registre,
    acces: 'institution' as const,
    fournisseur: () => f,
    brancher: (emetteur: string, delaiMs: number) =>
      void (registre().deps.clavis = clavis(emetteur, delaiMs, niveau)),
  }
  /** Asks for this level from now on. */
  const exigerNiveau = (acr: string): void => void (niveau = acr)
  return { registre, clavis, fournisseur: () => f, exigerNiveau, options, ...bancOpenid(options) }
}

/** The screen that says why nobody was let in. */
export const refusEcran = (motif: (typeof MOTIFS_CLAVIS)[number]) =>
  `/${motif === 'compte-ferme' || motif === 'institution-inconnue' ? 'utilisateur-non-valide' : 'institutionnels/connexion'}?motif=${motif}`
/** The account of who browses, or the status of the refusal. */
export const personne = async (v: ReturnType<Registre['visiteur']>) =>
  v.api.lireCompte({}).catch((e: { problem: { status: number } }) => e.problem.status)
