import type { Db } from '@registre/db'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'
import { codeDemo } from '@registre/demonstration/second-facteur'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { codeDe, type Reponse, temoins, type Visiteur, visiteur } from './visiteur.ts'

const domaine = (nom: string): string => `${nom}@demo.registre.test`
const faux = (n: number): string => `Mot-de-passe-faux-${n}`

const essayer = (
  qui: Visiteur,
  login: string,
  motDePasse: string,
  entetes: Record<string, string>,
): Promise<Reponse> =>
  qui.envoyer({
    methode: 'POST',
    chemin: '/api/authentication',
    entetes: { 'content-type': 'application/x-www-form-urlencoded', ...entetes },
    corps: new URLSearchParams({
      j_username: login,
      j_password: motDePasse,
      submit: 'Login',
    }).toString(),
  })

/** Passwords that the server compared since a row of the journal, which tells those refused unseen apart. */
const compares = async (db: Db, depuis: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from journal where id > $1 and type = 'connexion-refusee' and motif in ('mot-de-passe', 'compte-inconnu')`,
      [depuis],
    )
  )[0]?.n ?? 0
const finDuJournal = async (db: Db): Promise<number> =>
  (await db.query<{ n: number }>(`select coalesce(max(id), 0)::int as n from journal`))[0]?.n ?? 0

/** A right answer opens a session, or asks for the second factor. */
const entre = ({ statut }: Reponse): boolean => statut === 200

/** On one account: beyond them a guess costs a proof of work, or waits. */
const COMPARES_AU_PLUS = 5
const SALVE = 40
/** From one network, on all accounts: an office has many people on a Monday. */
const COMPARES_PAR_RESEAU = 50
const SALVE_DE_COMPTES = 80

/**
 * Passwords guessed by many calls at once: on one account, from one address and from forty, then one
 * password on many accounts. Whoever knows the password and the browser gets in all the same.
 */
export const motsDePasse = async ({ serveur, db }: Instance): Promise<Bilan> => {
  const b = bilan('Mots de passe devinés en parallèle')
  // Behind a proxy, whose word on the address is believed: the attacker has as many as it likes.
  const { url } = await serveur({ LIMITES_FACTEUR: '1', PROXY_DE_CONFIANCE: '1' })
  const qui = visiteur(url)
  /** Sends many tries at once, and counts those that the server looked at. */
  const salve = async (
    quoi: string,
    { essais, auPlus }: { essais: number; auPlus: number },
    faire: (n: number) => Promise<Reponse>,
  ): Promise<void> => {
    const depuis = await finDuJournal(db)
    await Promise.all(Array.from({ length: essais }, (_, n) => faire(n)))
    const n = await compares(db, depuis)
    b.mesures.push(`${quoi} : ${essais} essais d’un coup, ${n} comparés`)
    for (let i = 0; i < essais; i += 1)
      noter(b, i < n && i >= auPlus ? `${quoi} : ${n} comparés, au plus ${auPlus}` : null)
  }
  const SUR_UN_COMPTE = { essais: SALVE, auPlus: COMPARES_AU_PLUS }
  const D_UN_RESEAU = { essais: SALVE_DE_COMPTES, auPlus: COMPARES_PAR_RESEAU }

  const victime = domaine('tele_pro_gestion')
  const chezElle = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Navigateur de la victime' }
  const premiere = await essayer(qui, victime, MOT_DE_PASSE_DEMO, chezElle)
  noter(b, entre(premiere) ? null : `la victime n’entre pas : ${premiere.statut}`)
  const appareil = temoins(premiere)

  await salve('un compte, une adresse', SUR_UN_COMPTE, (n) =>
    essayer(qui, domaine('tele_pro_admin_second'), faux(n), { 'x-forwarded-for': '192.0.2.1' }),
  )
  await salve(`un compte, ${SALVE} adresses`, SUR_UN_COMPTE, (n) =>
    essayer(qui, victime, faux(n), { 'x-forwarded-for': `203.0.113.${n}` }),
  )
  await salve(`${SALVE_DE_COMPTES} comptes, une adresse`, D_UN_RESEAU, (n) =>
    essayer(qui, `personne-${n}@exemple.test`, 'Printemps-2026!', {
      'x-forwarded-for': '192.0.2.2',
    }),
  )
  await salve(`${SALVE_DE_COMPTES} comptes, un réseau IPv6`, D_UN_RESEAU, (n) =>
    essayer(qui, `autre-${n}@exemple.test`, 'Printemps-2026!', {
      'x-forwarded-for': `2001:db8:1:1::${n.toString(16)}`,
    }),
  )
  // A stranger who hits upon the password after the salve does not get in with it.
  const trouve = await essayer(qui, victime, MOT_DE_PASSE_DEMO, {
    'x-forwarded-for': '203.0.113.99',
  })
  noter(
    b,
    entre(trouve) ? 'le bon mot de passe entre, d’un appareil inconnu, après la salve' : null,
  )
  // She was not locked out by them.
  const retour = await essayer(qui, victime, MOT_DE_PASSE_DEMO, { ...chezElle, cookie: appareil })
  noter(
    b,
    entre(retour) ? null : `la victime est enfermée dehors : ${retour.statut} ${codeDe(retour)}`,
  )
  qui.fermer()
  return b
}

/** The posted code and the keys of mails, guessed at once. */
export const codesEtCles = async ({ db, connecte, ouverte }: Instance): Promise<Bilan> => {
  const b = bilan('Codes et clés devinés')
  const login = domaine('tele_pro_admin_princ.activation')
  const qui = await connecte(login)
  const codes = await Promise.all(
    Array.from({ length: SALVE }, (_, n) =>
      qui.envoyer({
        methode: 'POST',
        chemin: '/api/teledeclarant/activate',
        entetes: { 'content-type': 'application/json' },
        corps: JSON.stringify({ clef: `ABCD-EFGH-${String(n).padStart(4, '0')}` }),
      }),
    ),
  )
  for (const { statut } of codes)
    noter(b, statut >= 400 && statut < 500 ? null : `code d’activation : ${statut}`)
  const [compte] = await db.query<{ n: number }>(
    `select t.code_activation_essais as n from teledeclarant t join utilisateur u on u.teledeclarant_id = t.id where u.login = $1`,
    [login],
  )
  noter(b, (compte?.n ?? 99) <= 5 ? null : `${compte?.n} codes comparés, au plus 5`)
  qui.fermer()
  const inconnu = visiteur(ouverte.url)
  for (let n = 0; n < 100; n += 1) {
    const { statut } = await inconnu.envoyer({
      methode: 'POST',
      chemin: '/api/activate',
      entetes: { 'content-type': 'application/json' },
      corps: JSON.stringify({
        key: crypto.randomUUID() + n,
        newPassword: 'Copropriété-neuve-2026',
      }),
    })
    noter(b, statut >= 400 && statut < 500 ? null : `clé de courriel : ${statut}`)
  }
  inconnu.fermer()
  return b
}

/** Codes of the second factor, guessed at once by somebody who has the password. */
export const secondFacteur = async ({ serveur }: Instance): Promise<Bilan> => {
  const b = bilan('Second facteur deviné par qui a le mot de passe')
  const { url } = await serveur({ LIMITES_FACTEUR: '1000' })
  const qui = visiteur(url)
  const premier = await essayer(qui, domaine('teneur_ass_hotline_ges'), MOT_DE_PASSE_DEMO, {})
  const attente = temoins(premier)
  noter(
    b,
    (await qui.envoyer({ methode: 'GET', chemin: '/api/account', entetes: { cookie: attente } }))
      .statut === 401
      ? null
      : 'le mot de passe seul ouvre la session d’un teneur',
  )
  const conclure = (code: string): Promise<Reponse> =>
    qui.envoyer({
      methode: 'POST',
      chemin: '/api/authentication/second-facteur',
      entetes: { 'content-type': 'application/json', cookie: attente },
      corps: JSON.stringify({ code }),
    })
  const juste = codeDemo(new Date())
  const codes = await Promise.all(
    Array.from({ length: SALVE }, (_, n) =>
      conclure(
        juste.startsWith('9') ? `0${String(n).padStart(5, '0')}` : `9${String(n).padStart(5, '0')}`,
      ),
    ),
  )
  for (const { statut } of codes)
    noter(b, statut >= 400 && statut < 500 ? null : `code essayé : ${statut}`)
  const apres = await conclure(juste)
  noter(
    b,
    apres.statut === 200
      ? `le bon code entre après ${SALVE} essais faux sur la même attente`
      : null,
  )
  qui.fermer()
  return b
}
