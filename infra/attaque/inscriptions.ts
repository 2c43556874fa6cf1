import type { Db } from '@registre/db'
import { renderMail } from '../../apps/api/src/platform/mailer/render.ts'
import { remplir } from '../../apps/api/src/modules/courriels/gabarits.ts'
import { creerLiens } from '../../apps/api/src/modules/courriels/gabarits/liens.ts'
import { SECRET_DES_ESSAIS } from '../../apps/api/tests/support/api-process.ts'
import { type Bilan, bilan, noter } from './bilan.ts'
import { resoudre } from './courriels.ts'
import type { Instance } from './instance.ts'
import { codeDe, type Reponse, type Visiteur, visiteur } from './visiteur.ts'

/** What an attacker would have the register write, in the ways that a reader of mails makes a link. */
const APPATS = [
  'https://pirate.example/payer',
  'www.pirate.example',
  'pirate.com/payer',
  'PIRATE.FR',
  'pirate.zip',
  'ｐｉｒａｔｅ．ｃｏｍ',
  'pirate。com',
  'pi\u00ADrate.com',
  'http:∕∕pirate',
  'pay@pirate.com',
]
const LIEN = /pirate[.。．](?:com|fr|zip|example)|:[/∕⁄]{2}\s*pirate|www\.pirate/iu
/** A word that no mail of the register holds of itself. */
const MOT = 'Zorglub'

const liens = creerLiens({
  PUBLIC_URL: 'https://registre.test',
  PORT: 3000,
  SECRET: SECRET_DES_ESSAIS,
})

/** Every mail to addresses that match, as it would be sent. */
const courriels = async (db: Db, motif: string): Promise<{ modele: string; dit: string }[]> =>
  (
    await db.query<{ payload: { modele: never; donnees: never } }>(
      `select payload from outbox where type = 'courriel' and lower(payload->>'a') ~ $1 order by id`,
      [motif],
    )
  ).map(({ payload: { modele, donnees } }) => {
    const { objet, texte, html } = renderMail(remplir(modele, donnees, liens))
    return { modele, dit: `${objet}\n${texte}\n${html}`.normalize('NFKC') }
  })

const poster = (qui: Visiteur, chemin: string, corps: object): Promise<Reponse> =>
  qui.envoyer({
    methode: 'POST',
    chemin,
    entetes: { 'content-type': 'application/json' },
    corps: JSON.stringify(corps),
  })

type Saisie = { raisonSociale: string; nom: string; prenom: string; voie: string; commune: string }
const HONNETE: Saisie = {
  raisonSociale: '',
  nom: 'Martin',
  prenom: 'Alix',
  voie: '7 rue des Glycines',
  commune: 'Grenoble',
}

const inscrire = async (qui: Visiteur, email: string, s: Saisie): Promise<Reponse> =>
  poster(qui, '/api/teledeclarant/NON_PRO', {
    etablissement: { raisonSociale: s.raisonSociale },
    representant: {
      civilite: 'MME',
      nom: s.nom,
      prenom: s.prenom,
      email,
      telephone: '0476000003',
      adresse: { voie: s.voie, codePostal: '38000', commune: s.commune },
    },
    confirmationEmail: email,
    captcha: await resoudre(qui),
  })

/** A sign-up, and what tells an account that it exists already, carry no word of a stranger. */
export const inscriptions = async ({ db, serveur }: Instance): Promise<Bilan> => {
  const b = bilan('Inscriptions et comptes existants : aucun mot, aucune pluie')
  const { url } = await serveur({ LIMITES_FACTEUR: '1000', CAPTCHA_COUT: '10' })
  const qui = visiteur(url)
  let rang = 0
  for (const champ of Object.keys(HONNETE) as (keyof Saisie)[])
    for (const appat of APPATS) {
      const email = `appat${(rang += 1)}@cible.test`
      await inscrire(qui, email, { ...HONNETE, [champ]: `Cabinet ${appat}` })
      const partis = await courriels(db, `^appat${rang}@cible[.]test$`)
      noter(
        b,
        partis.some((m) => LIEN.test(m.dit)) ? `inscription : ${champ} = « ${appat} » part` : null,
      )
    }
  // Somebody who may be written to: the words alone, by each of the mails that follow.
  const existant = 'tele_pro_gestion@demo.registre.test'
  const neuf = 'mots@cible.test'
  for (const email of [neuf, neuf, existant])
    await inscrire(qui, email, { ...HONNETE, nom: MOT, prenom: MOT, raisonSociale: MOT })
  await poster(qui, '/api/account/reset_password/init', { login: neuf })
  for (const [quoi, motif] of [
    ['inscription', '^mots@cible[.]test$'],
    ['compte existant', '^tele_pro_gestion@demo[.]registre[.]test$'],
  ] as const) {
    const partis = await courriels(db, motif)
    noter(b, partis.length > 0 ? null : `${quoi} : rien n’est parti, l’essai ne prouve rien`)
    for (const m of partis)
      noter(b, m.dit.includes(MOT) ? `${quoi} : ${m.modele} répète les mots d’un inconnu` : null)
  }
  const AUTANT = 40
  for (let n = 0; n < AUTANT; n += 1) await inscrire(qui, `pluie+${n}@cible.test`, HONNETE)
  const recus = (await courriels(db, '^pluie[+]')).length
  b.mesures.push(`inscription : ${AUTANT} alias d’une boîte, ${recus} courriels vers elle`)
  noter(b, recus > 0 && recus <= 10 ? null : `${recus} courriels d’inscription vers une boîte`)
  qui.fermer()
  return b
}

/** An administrator opens accounts to strangers: no link, and so many a day. */
export const invitations = async ({ db, connecte }: Instance): Promise<Bilan> => {
  const b = bilan('Invitations : aucun lien, aucune pluie')
  const admin = await connecte('tele_pro_admin_princ@demo.registre.test')
  const inviter = (email: string, nom: string): Promise<Reponse> =>
    poster(admin, '/api/utilisateurs', {
      profil: 'TELE_PRO_GESTION',
      nom,
      prenom: 'Camille',
      email,
    })
  for (const [n, appat] of APPATS.entries()) {
    const reponse = await inviter(`invite-appat${n}@cible.test`, appat)
    const partis = await courriels(db, `^invite-appat${n}@`)
    noter(b, partis.some((m) => LIEN.test(m.dit)) ? `« ${appat} » part d’une invitation` : null)
    noter(b, reponse.statut === 400 ? null : `le nom « ${appat} » est pris : ${reponse.statut}`)
  }
  const AUTANT = 60
  let derniere = ''
  for (let n = 0; n < AUTANT; n += 1)
    derniere = codeDe(await inviter(`inconnu${n}@ailleurs${n}.test`, 'Durand'))
  const recus = (await courriels(db, '^inconnu[0-9]+@ailleurs')).length
  b.mesures.push(`${AUTANT} invitations d’un établissement, ${recus} parties, puis « ${derniere} »`)
  noter(b, recus > 0 ? null : 'aucune invitation n’est partie : l’essai ne prouve rien')
  noter(b, recus < AUTANT && derniere === 'trop-de-requetes' ? null : `${recus} invitations`)
  admin.fermer()
  return b
}
