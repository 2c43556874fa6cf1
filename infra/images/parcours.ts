import type { Client } from '@registre/contract/client'
import { brouillonComplet, contenuNeuf } from '@registre/testing/dossier'
import { inscriptionDe } from '@registre/testing/inscription'
import type { Boite } from './boite.ts'
import { ouvrirNavigateur, resoudreCaptcha } from './visiteur.ts'

const MOT_DE_PASSE = 'Falaise-Verte-2026!'

const exiger: (vrai: boolean, sinon: string) => asserts vrai = (vrai, sinon) => {
  if (!vrai) throw new Error(sinon)
}

/** A keeper who was made by command chooses a password by mail, and signs in. */
export const ouvrirTeneur = async (url: string, boite: Boite, email: string): Promise<void> => {
  const api = ouvrirNavigateur(url)
  const key = await boite.attendre(email, /mot-de-passe\?cle=([\w.-]+)/)
  await api.changerMotDePasse({ body: { key, newPassword: MOT_DE_PASSE } })
  await api.seConnecter({ body: { j_username: email, j_password: MOT_DE_PASSE } })
  const compte = await api.lireCompte()
  exiger(compte.login === email, `le compte lu est « ${compte.login} »`)
}

/** What a declarant filed, to be found again. */
export interface Depot {
  api: Client
  email: string
  brouillonId: number
  documentId: string
  octets: Buffer
}

/** A volunteer syndic registers, activates its account, files a co-ownership with its proof. */
export const deposer = async (url: string, boite: Boite): Promise<Depot> => {
  const api = ouvrirNavigateur(url)
  const body = inscriptionDe('NON_PRO', { captcha: await resoudreCaptcha(api) })
  const { email } = body.representant
  await api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body })
  const key = await boite.attendre(email, /activate\?key=([\w.-]+)/)
  await api.activerCompte({ body: { key, newPassword: MOT_DE_PASSE } })
  const clef = await boite.attendre(email, /est ([\dA-Z]{5}-[\dA-Z]{5})/)
  await api.activerTeledeclarant({ body: { clef } })
  const aujourdhui = new Date().toISOString().slice(0, 10)
  const contenu = contenuNeuf({ clock: { today: () => aujourdhui } })
  const d = await brouillonComplet({ api }, contenu)
  const brouillonId = d.id ?? 0
  await api.changerEtatBrouillon({
    body: {
      id: brouillonId,
      version: d.version,
      etat: 'A_VALIDER',
      confirmations: d.controle.aConfirmer.map((e) => e.code),
    },
  })
  const documentId = d.immatCopropriete.infoRattachement.idDocument ?? ''
  return { api, email, brouillonId, documentId, octets: await lire(api, documentId) }
}

const lire = async (api: Client, id: string): Promise<Buffer> => {
  const { blob } = await api.telechargerDocument({ params: { id } })
  const octets = Buffer.from(await blob.arrayBuffer())
  exiger(octets.subarray(0, 5).toString() === '%PDF-', 'le justificatif lu n’est pas un PDF')
  return octets
}

/** The session still opens, the proof has the same bytes. Throws when something is lost. */
export const retrouver = async ({ api, email, documentId, octets }: Depot): Promise<void> => {
  exiger((await api.lireCompte()).login === email, 'la session est perdue')
  exiger(octets.equals(await lire(api, documentId)), 'le justificatif n’a plus les mêmes octets')
}

/** Signs in anew, and asks for a mail that only a worker sends. */
export const revenir = async (url: string, boite: Boite, depot: Depot): Promise<void> => {
  const api = ouvrirNavigateur(url)
  await api.seConnecter({ body: { j_username: depot.email, j_password: MOT_DE_PASSE } })
  await retrouver({ ...depot, api })
  await ouvrirNavigateur(url).demanderMotDePasse({ body: { login: depot.email } })
  await boite.attendre(depot.email, /mot-de-passe\?cle=([\w.-]+)/)
}
