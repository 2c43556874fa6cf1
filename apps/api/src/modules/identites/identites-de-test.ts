import { randomUUID } from 'node:crypto'
import { ACCES, type IdentiteEtat } from '@registre/domain'
import { type FournisseurDeTest, fournisseurDeTest } from '@registre/testing/servers'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { bancOpenid, CLIENT_DE_TEST } from '../../../tests/support/connexion-openid.ts'
import type { Registre } from '../../../tests/support/register.ts'
import { etatOpenid } from '../../gateways/clavis/openid.ts'

export const ACR_DIRIGEANT = 'https://proconnect.gouv.fr/assurance/certification-dirigeant'

/** A provider of the State's in front of a register, that says who the test wants (`presenter`). */
export const useIdentite = (registre: () => Registre, acces: IdentiteEtat) => {
  let f: FournisseurDeTest
  let niveau = 'eidas1'
  const options = {
    registre,
    acces,
    fournisseur: () => f,
    brancher: (emetteur: string, delaiMs: number) =>
      void (registre().deps[acces] = etatOpenid({
        nom: 'Essai',
        emetteur,
        clientId: CLIENT_DE_TEST.id,
        clientSecret: CLIENT_DE_TEST.secret,
        scopes: 'openid given_name family_name',
        acr: niveau,
        alg: 'RS256',
        acrDirigeant: ACR_DIRIGEANT,
        delaiMs,
      })),
  }
  const banc = bancOpenid(options)
  const presenter = (claims: Record<string, unknown>): void => {
    f.claims = { sub: randomUUID(), given_name: '', family_name: '', ...claims }
  }
  /** Somebody of the same names as an account, whom nobody has seen before. */
  const presenterTitulaire = async (utilisateurId: number, sub: string = randomUUID()) => {
    const [u] = await registre().db.query<{ nom: string; prenom: string }>(
      `select nom, prenom from utilisateur where id = $1`,
      [utilisateurId],
    )
    presenter({ sub, given_name: u?.prenom, family_name: u?.nom })
    return sub
  }
  /** From a browser that is signed in, and back: where it leads. */
  const lier = (v: Parameters<typeof banc.entrer>[0], plus = '') =>
    banc.entrer(v, `?lier=true${plus}`)
  const liensDe = (utilisateurId: number) =>
    registre().db.query(`select acces, sujet from identite_liee where utilisateur_id = $1`, [
      utilisateurId,
    ])

  beforeAll(async () => {
    f = await fournisseurDeTest(CLIENT_DE_TEST)
    f.userinfoSigne = true
    f.acr = 'eidas1'
  })
  afterAll(() => f[Symbol.asyncDispose]())
  afterEach(() => {
    f.malices = {}
    f.acr = 'eidas1'
    niveau = 'eidas1'
  })

  return {
    options,
    fournisseur: () => f,
    exigerNiveau: (acr: string): void => void (niveau = acr),
    presenter,
    presenterTitulaire,
    lier,
    liensDe,
    refus: (motif: string) => `${ACCES[acces].ecran}?par=${acces}&motif=${motif}`,
    ...banc,
  }
}
