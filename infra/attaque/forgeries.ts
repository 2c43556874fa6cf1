import { random } from '@registre/testing'
import { cookieNames } from '../../apps/api/src/platform/reply-port.ts'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { type Envoi, json, visiteur } from './visiteur.ts'

const LOGIN = 'tele_pro_admin_princ@demo.registre.test'

const NOMS = cookieNames(false)
const LETTRES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Cookies and tokens that nobody gave: altered, shortened, lengthened, of other shapes. */
export const jetonsForges = async ({ ouverte, db }: Instance): Promise<Bilan> => {
  const b = bilan('Témoins et jetons forgés')
  const r = random(20_261_122)
  const tirer = (n: number): string =>
    Array.from({ length: n }, () => r.pick([...LETTRES])).join('')
  const [session] = await db.query<{ h: string }>(`select id_hash::text as h from session limit 1`)
  const formes = [
    ...Array.from({ length: 60 }, (_, n) => tirer(n + 1)),
    ...Array.from({ length: 40 }, () => tirer(43)),
    // What the database keeps of a session opens nothing.
    session?.h ?? '',
    (session?.h ?? '').replace('\\x', ''),
    'null',
    'undefined',
    '1',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '%00',
    '..%2f',
    `' or 1=1 --`,
  ]
  const qui = visiteur(ouverte.url)
  for (const forme of formes)
    for (const [nom, entetes] of [
      ['témoin', { cookie: `${NOMS.session}=${forme}` }],
      ['souvenir', { cookie: `${NOMS.souvenir}=${forme}` }],
      ['jeton', { authorization: `Bearer ${forme}` }],
      ['jeton du registre', { authorization: `Bearer rnc_${forme}` }],
      ['mot de passe dans l’en-tête', { authorization: `Basic ${btoa(`${LOGIN}:${forme}`)}` }],
    ] as const) {
      const { statut } = await qui.envoyer({ methode: 'GET', chemin: '/api/account', entetes })
      noter(b, statut === 401 ? null : `${nom} « ${forme.slice(0, 60)} » : ${statut}`)
    }
  qui.fermer()
  return b
}

const demande = (login: string): Envoi =>
  json('POST', '/api/account/reset_password/init', { login })

/** Headers that a proxy writes, sent by a stranger: they open nothing and hide nobody. */
export const entetesForges = async ({
  ouverte,
  stricte,
  connecte,
  db,
}: Instance): Promise<Bilan> => {
  const b = bilan('En-têtes de serveur mandataire forgés')
  const qui = visiteur(ouverte.url)
  const dn = 'CN=Catherine Lenoir,O=Teneur,C=FR'
  const AUTHENTIFIANTS = {
    'x-ssl-client-dn': dn,
    'x-ssl-client-verify': 'SUCCESS',
    'x-ssl-client-cert': '-----BEGIN CERTIFICATE-----',
    'x-client-cert': 'x',
    'x-forwarded-user': 'teneur_admin_princ@demo.registre.test',
    'x-remote-user': 'teneur_admin_princ@demo.registre.test',
    'remote-user': 'teneur_admin_princ@demo.registre.test',
    'x-profil': 'TENEUR_ADMIN_PRINC',
    'x-original-url': '/api/account',
    'x-http-method-override': 'DELETE',
    'x-forwarded-proto': 'https',
  }
  for (const [nom, valeur] of Object.entries(AUTHENTIFIANTS)) {
    const { statut } = await qui.envoyer({
      methode: 'GET',
      chemin: '/api/account',
      entetes: { [nom]: valeur },
    })
    noter(b, statut === 401 ? null : `${nom} : ${statut}`)
  }
  qui.fermer()
  // The address that a stranger claims does not start its count again.
  const presse = visiteur(stricte.url)
  let refuses = 0
  const ESSAIS = 60
  for (let i = 0; i < ESSAIS; i += 1) {
    const { statut } = await presse.envoyer({
      ...demande(`personne-${i}@exemple.test`),
      entetes: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
    })
    if (statut === 429) refuses += 1
  }
  noter(
    b,
    refuses > 0 ? null : `${ESSAIS} demandes sous ${ESSAIS} adresses feintes : aucune refusée`,
  )
  presse.fermer()
  // The host that a stranger names stands in no mail.
  const hote = await connecte(LOGIN)
  await hote.envoyer({
    ...demande(LOGIN),
    entetes: {
      'content-type': 'application/json',
      host: 'pirate.example',
      'x-forwarded-host': 'pirate.example',
    },
  })
  const [vu] = await db.query<{ n: number }>(
    `select count(*)::int as n from outbox where payload::text like '%pirate.example%'`,
  )
  noter(b, vu?.n === 0 ? null : 'un courriel porte l’hôte nommé par un inconnu')
  hote.fermer()
  return b
}
