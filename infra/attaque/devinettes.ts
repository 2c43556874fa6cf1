import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { codeDe, type Reponse, temoins, visiteur } from './visiteur.ts'

const domaine = (nom: string): string => `${nom}@demo.registre.test`

/** On one account: beyond them a guess costs a proof of work, or waits. */
const SUR_UN_COMPTE = { essais: 40, auPlus: 5 }
/** From one network, on all accounts: an office has many people on a Monday. */
const D_UN_RESEAU = { essais: 80, auPlus: 50 }

/**
 * Passwords guessed by many calls at once: on one account, from one address and from forty, then one
 * password on many accounts. Whoever knows the password and the browser gets in all the same.
 */
export const devinettes = async ({ serveur, db }: Instance): Promise<Bilan> => {
  const b = bilan('Mots de passe devinés en parallèle')
  // Behind a proxy, whose word on the address is believed: the attacker has as many as it likes.
  const { url } = await serveur({ LIMITES_FACTEUR: '1', PROXY_DE_CONFIANCE: '1' })
  const qui = visiteur(url)
  const entrer = (
    login: string,
    motDePasse: string,
    adresse: string,
    entetes: Record<string, string> = {},
  ): Promise<Reponse> =>
    qui.envoyer({
      methode: 'POST',
      chemin: '/api/authentication',
      entetes: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': adresse,
        ...entetes,
      },
      corps: String(
        new URLSearchParams({ j_username: login, j_password: motDePasse, submit: 'Login' }),
      ),
    })
  /** Sends many tries at once, and counts those that the server compared, as its journal tells. */
  const salve = async (
    quoi: string,
    { essais, auPlus }: typeof SUR_UN_COMPTE,
    faire: (n: number) => Promise<Reponse>,
  ): Promise<void> => {
    const [fin] = await db.query<{ id: string }>(
      `select coalesce(max(id), 0)::text as id from journal`,
    )
    await Promise.all(Array.from({ length: essais }, (_, n) => faire(n)))
    const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
      `select count(*)::int as n from journal where id > $1::bigint and type = 'connexion-refusee' and motif in ('mot-de-passe', 'compte-inconnu')`,
      [fin?.id ?? '0'],
    )
    b.mesures.push(`${quoi} : ${essais} essais d’un coup, ${n} comparés`)
    for (let i = 0; i < essais; i += 1)
      noter(b, i < n && i >= auPlus ? `${quoi} : ${n} comparés, au plus ${auPlus}` : null)
  }

  const victime = domaine('tele_pro_gestion')
  const chezElle = { 'user-agent': 'Navigateur de la victime' }
  const premiere = await entrer(victime, MOT_DE_PASSE_DEMO, '198.51.100.7', chezElle)
  noter(b, premiere.statut === 200 ? null : `la victime n’entre pas : ${premiere.statut}`)
  const faux = (n: number): string => `Mot-de-passe-faux-${n}`
  await salve('un compte, une adresse', SUR_UN_COMPTE, (n) =>
    entrer(domaine('tele_pro_admin_second'), faux(n), '192.0.2.1'),
  )
  await salve('un compte, une adresse par essai', SUR_UN_COMPTE, (n) =>
    entrer(victime, faux(n), `203.0.113.${n}`),
  )
  await salve('autant de comptes, une adresse', D_UN_RESEAU, (n) =>
    entrer(`personne-${n}@exemple.test`, 'Printemps-2026!', '192.0.2.2'),
  )
  await salve('autant de comptes, un réseau IPv6', D_UN_RESEAU, (n) =>
    entrer(`autre-${n}@exemple.test`, 'Printemps-2026!', `2001:db8:1:1::${n.toString(16)}`),
  )
  // A stranger who hits upon the password after the salve does not get in with it.
  const trouve = await entrer(victime, MOT_DE_PASSE_DEMO, '203.0.113.99')
  noter(b, trouve.statut === 200 ? 'le bon mot de passe entre, d’un appareil inconnu' : null)
  // She was not locked out by them.
  const retour = await entrer(victime, MOT_DE_PASSE_DEMO, '198.51.100.7', {
    ...chezElle,
    cookie: temoins(premiere),
  })
  noter(b, retour.statut === 200 ? null : `la victime est enfermée dehors : ${codeDe(retour)}`)
  qui.fermer()
  return b
}
