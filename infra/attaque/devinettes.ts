import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'
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

/** Passwords that the server compared: what is refused before it answers with another code. */
const compares = (reponses: readonly Reponse[]): number =>
  reponses.filter((r) => codeDe(r) === 'identifiants-incorrects').length

/** A right answer opens a session, or asks for the second factor. */
const entre = ({ statut }: Reponse): boolean => statut === 200

/** Beyond them a guess costs a proof of work, or waits. */
const COMPARES_AU_PLUS = 5
const SALVE = 40

/**
 * Passwords guessed by many calls at once: on one account, from one address and from forty, then one
 * password on many accounts. Whoever knows the password and the browser gets in all the same.
 */
export const motsDePasse = async ({ serveur }: Instance): Promise<Bilan> => {
  const b = bilan('Mots de passe devinés en parallèle')
  // Behind a proxy, whose word on the address is believed: the attacker has as many as it likes.
  const { url } = await serveur({ LIMITES_FACTEUR: '1', PROXY_DE_CONFIANCE: '1' })
  const qui = visiteur(url)
  const salve = (faire: (n: number) => Promise<Reponse>): Promise<Reponse[]> =>
    Promise.all(Array.from({ length: SALVE }, (_, n) => faire(n)))
  const juger = (quoi: string, reponses: readonly Reponse[], auPlus: number): void => {
    const n = compares(reponses)
    b.mesures.push(`${quoi} : ${reponses.length} essais d’un coup, ${n} comparés`)
    for (const [i] of reponses.entries())
      noter(b, i < n && i >= auPlus ? `${quoi} : ${n} comparés, au plus ${auPlus}` : null)
  }

  const victime = domaine('tele_pro_gestion')
  const chezElle = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Navigateur de la victime' }
  const premiere = await essayer(qui, victime, MOT_DE_PASSE_DEMO, chezElle)
  noter(b, entre(premiere) ? null : `la victime n’entre pas : ${premiere.statut}`)
  const appareil = temoins(premiere)

  juger(
    'un compte, une adresse',
    await salve((n) =>
      essayer(qui, domaine('tele_pro_admin_second'), faux(n), { 'x-forwarded-for': '192.0.2.1' }),
    ),
    COMPARES_AU_PLUS,
  )
  juger(
    `un compte, ${SALVE} adresses`,
    await salve((n) => essayer(qui, victime, faux(n), { 'x-forwarded-for': `203.0.113.${n}` })),
    COMPARES_AU_PLUS,
  )
  juger(
    `${SALVE} comptes, une adresse`,
    await salve((n) =>
      essayer(qui, `personne-${n}@exemple.test`, 'Printemps-2026!', {
        'x-forwarded-for': '192.0.2.2',
      }),
    ),
    2 * COMPARES_AU_PLUS,
  )
  juger(
    `${SALVE} comptes, ${SALVE} adresses d’un même réseau IPv6`,
    await salve((n) =>
      essayer(qui, `autre-${n}@exemple.test`, 'Printemps-2026!', {
        'x-forwarded-for': `2001:db8:1:1::${n.toString(16)}`,
      }),
    ),
    2 * COMPARES_AU_PLUS,
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
