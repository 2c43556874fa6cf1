import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '@registre/db'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { formulaire } from './multipart.ts'
import { type Visiteur, visiteur } from './visiteur.ts'

const DEMANDES = 12
/** What an attacker would like a ministry to sign. */
const APPAT = 'Payez 35 EUR sur https://pirate.example/registre'

/** The answer to a challenge, as a form carries it. */
export const resoudre = async (qui: Visiteur): Promise<string> => {
  const { corps } = await qui.envoyer({ methode: 'GET', chemin: '/api/public/captcha/defi' })
  const challenge = JSON.parse(corps.toString()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

const envoyesA = async (db: Db, motif: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from outbox where type = 'courriel' and lower(payload->>'a') ~ $1`,
      [motif],
    )
  )[0]?.n ?? 0

/** Official mail neither carries a stranger's words, nor fills a stranger's box. */
export const courriels = async ({ db, serveur }: Instance): Promise<Bilan> => {
  const b = bilan('Courriels officiels : ni les mots d’un inconnu, ni une boîte remplie')
  const { url } = await serveur({
    LIMITES_FACTEUR: '1000',
    PROXY_DE_CONFIANCE: '1',
    CAPTCHA_COUT: '10',
  })
  const qui = visiteur(url)
  const victime = 'victime@cible.test'
  for (let n = 0; n < DEMANDES; n += 1) {
    const formule = formulaire(null, {
      typeDemandeur: 'COPROPRIETAIRE',
      objet: 'SITE',
      typeReclamation: 'AUTRE_QUESTION',
      nom: 'Martin',
      prenom: 'Essai',
      email: victime,
      confirmationEmail: victime,
      message: `${APPAT} ${n}`,
      captcha: await resoudre(qui),
    })
    await qui.envoyer({
      methode: 'POST',
      chemin: '/api/public/reclamation/save',
      entetes: { ...formule.entetes, 'x-forwarded-for': `203.0.113.${n}` },
      corps: formule.corps,
    })
  }
  const recus = await envoyesA(db, '^victime@cible[.]test$')
  b.mesures.push(
    `contact : ${DEMANDES} messages au nom d’une même personne, ${recus} courriels vers elle`,
  )
  noter(b, recus > 0 ? null : 'aucun message de contact n’est parti : l’essai ne prouve rien')
  noter(b, recus < DEMANDES ? null : `${recus} courriels de contact vers une même personne`)
  const appats = await db.query<{ donnees: string }>(
    `select payload::text as donnees from outbox where type = 'courriel' and payload->>'a' = $1 and payload::text like '%pirate.example%'`,
    [victime],
  )
  noter(b, appats.length === 0 ? null : 'l’accusé de réception répète les mots d’un inconnu')

  // Aliases of one box, and many boxes of one domain.
  const alias = Array.from({ length: DEMANDES }, (_, n) => `lectrice+${n}@cible.test`)
  for (const [n, email] of alias.entries())
    await qui.envoyer({
      methode: 'POST',
      chemin: '/api/public/newsletter/abonnement',
      entetes: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
      corps: JSON.stringify({ email }),
    })
  const abonnements = await envoyesA(db, '^lectrice[+]?[0-9]*@cible[.]test$')
  b.mesures.push(
    `lettre d’information : ${DEMANDES} alias d’une boîte, ${abonnements} courriels vers elle`,
  )
  noter(b, abonnements <= 3 ? null : `${abonnements} courriels vers les alias d’une boîte`)

  const login = 'tele_pro_gestion.b@demo.registre.test'
  const avant = await envoyesA(db, '^tele_pro_gestion[.]b@')
  for (let n = 0; n < DEMANDES; n += 1)
    await qui.envoyer({
      methode: 'POST',
      chemin: '/api/account/reset_password/init',
      entetes: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
      corps: JSON.stringify({ login }),
    })
  const reinitialisations = (await envoyesA(db, '^tele_pro_gestion[.]b@')) - avant
  b.mesures.push(
    `mot de passe oublié : ${DEMANDES} demandes de ${DEMANDES} adresses, ${reinitialisations} courriels`,
  )
  noter(b, reinitialisations <= 3 ? null : `${reinitialisations} courriels de réinitialisation`)
  qui.fermer()
  return b
}
