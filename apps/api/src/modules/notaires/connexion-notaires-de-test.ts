import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type FournisseurDeTest, fournisseurDeTest } from '@registre/testing/servers'
import { notairesOpenid } from '../../gateways/clavis/openid.ts'
import { bancOpenid, CLIENT_DE_TEST } from '../../../tests/support/connexion-openid.ts'
import { insererEtablissement, insererUtilisateur } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

/**
 * A register with the office 69012 and a notary in it, and a provider of sign-on that says who
 * comes (`presenter`).
 */
export const useConnexionNotaires = () => {
  const registre = useRegistre()
  let f: FournisseurDeTest
  let idEtude = 0
  let connu = ''
  const options = {
    registre,
    acces: 'notaire' as const,
    fournisseur: () => f,
    brancher: (emetteur: string, delaiMs: number) =>
      void (registre().deps.connexionNotaires = notairesOpenid({
        nom: 'Essai',
        emetteur,
        clientId: CLIENT_DE_TEST.id,
        clientSecret: CLIENT_DE_TEST.secret,
        scopes: 'openid profile email siret crpcen qualite',
        acr: '',
        alg: 'RS256',
        claimEtude: 'crpcen',
        claimQualite: 'qualite',
        delaiMs,
      })),
  }

  const presenter = (claims: Record<string, unknown>) => {
    f.claims = {
      sub: randomUUID(),
      given_name: 'Élise',
      family_name: 'Roche',
      email: '',
      email_verified: true,
      siret: '',
      crpcen: '',
      qualite: '',
      ...claims,
    }
  }
  const etude = async (numero: number): Promise<number> => {
    const id = await insererEtablissement(registre().db, 'NOTAIRE_ADMIN')
    await registre().db.query(`update teledeclarant set num_etude = $2 where id = $1`, [id, numero])
    return id
  }
  const compte = async (
    profil: 'NOTAIRE_ADMIN' | 'NOTAIRE_NOTAIRE' | 'NOTAIRE_COLLAB',
    teledeclarantId: number,
  ) => insererUtilisateur(registre().db, profil, teledeclarantId)
  const liensDe = (id: number) =>
    registre().db.query(`select emetteur, sujet from personne_notaire where utilisateur_id = $1`, [
      id,
    ])

  beforeAll(async () => {
    f = await fournisseurDeTest(CLIENT_DE_TEST)
    idEtude = await etude(69_012)
    connu = (await compte('NOTAIRE_NOTAIRE', idEtude)).login
    presenter({ sub: 'elise', email: connu, crpcen: '69012', qualite: 'Notaire' })
  })
  afterAll(() => f[Symbol.asyncDispose]())
  afterEach(() => {
    f.malices = {}
    presenter({ sub: 'elise', email: connu, crpcen: '69012', qualite: 'Notaire' })
  })

  return {
    registre,
    options,
    fournisseur: () => f,
    idEtude: () => idEtude,
    presenter,
    etude,
    compte,
    liensDe,
    ...bancOpenid(options),
  }
}
