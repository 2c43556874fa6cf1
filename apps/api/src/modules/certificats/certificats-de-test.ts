import type { KeyObject } from 'node:crypto'
import { createClient } from '@registre/contract/client'
import { creerCertificat, type Nom } from '@registre/demonstration/certificats'
import { afterEach, beforeEach } from 'vitest'
import { injectFetch, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

// What the tests of certificates share: an authority, what it signs, and a proxy that presents it.

export const AN = 365 * 86_400_000
export const SECRET = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const periode = () => ({ du: new Date(Date.now() - AN), au: new Date(Date.now() + AN) })
export const autorite = creerCertificat({
  sujet: [['CN', 'AC Notaires']],
  usage: 'autorite',
  ...periode(),
})
export const certificat = (
  nom: string,
  {
    etude = '69012',
    titre = 'Notaire',
    dates = periode(),
    cle,
  }: { etude?: string; titre?: string; dates?: ReturnType<typeof periode>; cle?: KeyObject } = {},
) =>
  creerCertificat({
    sujet: [
      ['C', 'FR'],
      ['O', 'Étude, et associés'],
      ['OU', '0002 123456789'],
      ['OU', etude],
      ['title', titre],
      ['SN', nom],
      ['GN', 'Élise'],
      ['CN', `Élise ${nom}`],
    ] satisfies Nom,
    emetteur: autorite,
    ...(cle ? { cle } : {}),
    ...dates,
  })
const fichier = (contenu: string) =>
  new File([contenu], 'certificat.pem', { type: 'application/x-pem-file' })

/** A register behind its proxy: `presenter` comes with a certificate, `deposer` links one. */
export const useCertificats = () => {
  const registre = useRegistre()
  const settings = () => registre().deps.settings

  beforeEach(() => {
    registre().deps.settings = { ...settings(), PROXY_SECRET: SECRET }
  })
  afterEach(() => {
    registre().deps.settings = {
      ...settings(),
      PROXY_SECRET: undefined,
      CERTIFICATS_DEMO_DIR: undefined,
    }
  })

  /** A visitor behind the proxy, which adds these headers. */
  const presenter = (pem: string, autres: Record<string, string> = {}) => {
    const cookies = new Map<string, string>()
    const headers = {
      'x-proxy-secret': SECRET,
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(pem),
      ...autres,
    }
    return {
      cookies,
      api: createClient({ fetch: injectFetch(registre().app, { cookies, headers }) }),
    }
  }
  /** A deposit by whoever holds the certificate: it is presented on the same connection. */
  const deposer = (
    qui: Personne,
    pem: string,
    {
      presente = pem,
      ...plus
    }: {
      idUtilisateur?: number
      rang?: number
      idTeledeclarant?: number
      /** What the connection presents; '' for nothing. */
      presente?: string
    } = {},
  ) => {
    const headers =
      presente === ''
        ? {}
        : {
            'x-proxy-secret': SECRET,
            'x-client-verify': 'SUCCESS',
            'x-client-cert': encodeURIComponent(presente),
          }
    const { app } = registre()
    const api = createClient({ fetch: injectFetch(app, { cookies: qui.cookies, headers }) })
    return api.deposerCertificat({
      body: {
        file: fichier(pem),
        idTeledeclarant: qui.teledeclarantId ?? 0,
        idUtilisateur: qui.utilisateurId,
        ...plus,
      },
    })
  }
  return { registre, settings, presenter, deposer }
}
