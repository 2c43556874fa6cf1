import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DONNEES, secretGarde } from './house.ts'

/** A free port of the loopback: the wanted one when it is. */
const portLibre = (voulu: number): Promise<number> =>
  new Promise((done, fail) => {
    const essai = createServer().once('error', (error) =>
      voulu === 0 ? fail(error) : portLibre(0).then(done, fail),
    )
    essai.listen(voulu, '127.0.0.1', () => {
      const adresse = essai.address()
      essai.close(() => done(typeof adresse === 'object' && adresse ? adresse.port : voulu))
    })
  })

/** The same port at each start, where it is free: a person is known by the provider's address. */
const portGarde = async (nom: string): Promise<number> => {
  const fichier = join(DONNEES, nom)
  const connu = Number(await readFile(fichier, 'utf8').catch(() => '0'))
  const port = await portLibre(Number.isInteger(connu) && connu > 0 && connu < 65_536 ? connu : 0)
  await mkdir(DONNEES, { recursive: true })
  await writeFile(fichier, String(port))
  return port
}

/**
 * Settings of the two sign-ons of the demonstration, institutions and notaries, for the register
 * and for its providers.
 */
export const reglagesClavisDemo = async (
  port: number,
  adresse: string,
): Promise<Record<string, string>> => ({
  CLAVIS_EMETTEUR: `http://127.0.0.1:${await portGarde('clavis-port')}`,
  CLAVIS_CLIENT_ID: 'registre-de-demonstration',
  CLAVIS_CLIENT_SECRET: await secretGarde('clavis-secret'),
  CLAVIS_NOM: 'Connexion de démonstration',
  NOTAIRES_EMETTEUR: `http://127.0.0.1:${await portGarde('notaires-port')}`,
  NOTAIRES_CLIENT_ID: 'registre-des-notaires',
  NOTAIRES_CLIENT_SECRET: await secretGarde('notaires-secret'),
  NOTAIRES_NOM: 'la connexion des notaires (démonstration)',
  FOURNISSEURS_DEMO_REGISTRE: [
    ...new Set([
      process.env['PUBLIC_URL']?.replace(/\/+$/, '') ?? adresse,
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
    ]),
  ].join(' '),
})
