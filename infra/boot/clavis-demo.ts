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

/** What the register and the provider know of each other. */
const reglagesDe = async (prefixe: string, clientId: string): Promise<Record<string, string>> => {
  const nom = prefixe.toLowerCase()
  return {
    [`${prefixe}_EMETTEUR`]: `http://127.0.0.1:${await portGarde(`${nom}-port`)}`,
    [`${prefixe}_CLIENT_ID`]: clientId,
    [`${prefixe}_CLIENT_SECRET`]: await secretGarde(`${nom}-secret`),
  }
}

/** Settings of the sign-ons of the demonstration, for the register and for its providers. */
export const reglagesClavisDemo = async (
  port: number,
  adresse: string,
): Promise<Record<string, string>> => ({
  ...(await reglagesDe('CLAVIS', 'registre-de-demonstration')),
  CLAVIS_NOM: 'Connexion de démonstration',
  ...(await reglagesDe('NOTAIRES', 'registre-des-notaires')),
  NOTAIRES_NOM: 'la connexion des notaires (démonstration)',
  ...(await reglagesDe('FRANCECONNECT', 'registre-des-benevoles')),
  ...(await reglagesDe('PROCONNECT', 'registre-des-syndics')),
  FOURNISSEURS_DEMO_REGISTRE: [
    ...new Set([
      process.env['PUBLIC_URL']?.replace(/\/+$/, '') ?? adresse,
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
    ]),
  ].join(' '),
})
