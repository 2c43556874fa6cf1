import type { Db } from '@registre/db'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/donnees'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { codeDe, type Reponse, temoins, type Visiteur, visiteur } from './visiteur.ts'

const domaine = (nom: string): string => `${nom}@demo.registre.test`
const AUTRE_MOT = 'Un-autre-mot-2026!'

const appeler = (
  qui: Visiteur,
  methode: string,
  chemin: string,
  corps?: object,
): Promise<Reponse> =>
  qui.envoyer({
    methode,
    chemin,
    ...(corps
      ? { entetes: { 'content-type': 'application/json' }, corps: JSON.stringify(corps) }
      : {}),
  })
const lu = ({ corps }: Reponse): Record<string, unknown> =>
  JSON.parse(corps.toString() || '{}') as Record<string, unknown>
const idDe = async (db: Db, login: string): Promise<number> =>
  (await db.query<{ id: number }>('select id from utilisateur where login = $1', [login]))[0]?.id ??
  0
const nombreDe = async (db: Db, modele: string, motif: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from outbox where payload->>'modele' = $1 and payload->>'a' ~ $2`,
      [modele, motif],
    )
  )[0]?.n ?? 0

const ouvrirCalendrier = async (qui: Visiteur): Promise<string> =>
  String(lu(await appeler(qui, 'POST', '/api/mandats/calendrier', {}))['chemin'] ?? '')

/** The address of a calendar, kept by somebody who borrowed a browser, outlives nothing. */
export const calendriers = async ({ db, connecte, ouverte }: Instance): Promise<Bilan> => {
  const b = bilan('Adresses de calendrier')
  const login = domaine('tele_pro_gestion')
  const inconnu = visiteur(ouverte.url)
  const ouvert = async (chemin: string): Promise<boolean> =>
    (await appeler(inconnu, 'GET', chemin)).statut === 200
  const qui = await connecte(login)
  const chemin = await ouvrirCalendrier(qui)
  noter(b, (await ouvert(chemin)) ? null : 'le calendrier ne s’ouvre pas : l’essai ne prouve rien')
  const dits = await nombreDe(db, 'calendrier-ouvert', `^${login}$`)
  noter(b, dits > 0 ? null : 'son titulaire n’en est pas averti')
  await db.query('update session set prouvee_le = null where utilisateur_id = $1', [
    await idDe(db, login),
  ])
  const sans = await appeler(qui, 'POST', '/api/mandats/calendrier', {})
  noter(b, codeDe(sans) === 'preuve-a-renouveler' ? null : `sans preuve fraîche : ${sans.statut}`)
  const programme = visiteur(ouverte.url)
  const personne = await connecte(login)
  for (const usage of ['LIRE_COPROPRIETES', 'SUIVRE_ECHEANCES', 'DEPOSER_MISES_A_JOUR']) {
    const cree = await appeler(personne, 'POST', '/api/jetons', {
      nom: usage,
      usage,
      jours: 1,
    })
    const refus = await programme.envoyer({
      methode: 'POST',
      chemin: '/api/mandats/calendrier',
      entetes: {
        'content-type': 'application/json',
        authorization: `Bearer ${String(lu(cree)['jeton'])}`,
      },
      corps: '{}',
    })
    noter(b, refus.statut >= 400 ? null : `un jeton (${usage}) ouvre un calendrier`)
  }
  await appeler(personne, 'POST', '/api/account/change_password', {
    password: MOT_DE_PASSE_DEMO,
    newPassword: AUTRE_MOT,
  })
  noter(b, (await ouvert(chemin)) ? 'le calendrier survit au mot de passe' : null)
  // The demonstration's password again, for whoever comes next.
  await db.query(
    `update utilisateur u set mot_de_passe_hash = (select mot_de_passe_hash from utilisateur where login = $2) where u.login = $1`,
    [login, domaine('tele_pro_admin_second')],
  )
  for (const v of [inconnu, qui, programme, personne]) v.fermer()
  return b
}

/** One administrator of the register makes a second one, and resets a colleague with it. */
export const deuxAdministrateurs = async ({ db, connecte }: Instance): Promise<Bilan> => {
  const b = bilan('Deux administrateurs qui n’en font qu’un')
  const chef = domaine('teneur_admin_princ')
  const un = await connecte(chef)
  const victime = domaine('teneur_ass_hotline_admin')
  const [id, email] = [await idDe(db, victime), 'complice@pirate.test']
  await db.query('update utilisateur set second_facteur = true where id = any($1::int[])', [
    [id, await idDe(db, chef)],
  ])
  const cree = await appeler(un, 'POST', '/api/utilisateurs', {
    idTeledeclarant: 0,
    profil: 'TENEUR_ADMIN_SCOND',
    nom: 'Complice',
    prenom: 'Alix',
    email,
  })
  noter(
    b,
    cree.statut === 200 ? null : `le complice n’est pas créé (${cree.statut}) : rien n’est prouvé`,
  )
  await db.query('update utilisateur set second_facteur = true where login = $1', [email])
  const deux = await connecte(email)
  const effacee = async (): Promise<boolean> =>
    (
      await db.query<{ s: boolean }>('select second_facteur as s from utilisateur where id = $1', [
        id,
      ])
    )[0]?.s === false
  const chemin = `/api/utilisateurs/${id}/facteurs/oublier`
  for (const [quoi, demandeur, confirmeur] of [
    ['le chef, puis son complice', un, deux],
    ['le complice, puis son chef', deux, un],
  ] as const) {
    await db.query('delete from oubli_facteurs')
    await appeler(demandeur, 'POST', chemin)
    for (let n = 0; n < 5; n += 1) await appeler(confirmeur, 'POST', chemin)
    noter(b, (await effacee()) ? `${quoi} : les facteurs sont effacés aussitôt` : null)
    const avertie = await nombreDe(db, 'second-facteur-efface-bientot', `^${victime}$`)
    noter(b, avertie > 0 ? null : `${quoi} : la victime n’en est pas avertie`)
  }
  await db.query('delete from oubli_facteurs')
  for (const v of [un, deux]) v.fermer()
  return b
}

const entrer = (qui: Visiteur, login: string, motDePasse: string, cookie = ''): Promise<Reponse> =>
  qui.envoyer({
    methode: 'POST',
    chemin: '/api/authentication',
    entetes: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) },
    corps: new URLSearchParams({ j_username: login, j_password: motDePasse }).toString(),
  })

/** A device that somebody stole is known while the password lives, and its failures are told. */
export const appareils = async ({ db, connecte, serveur }: Instance): Promise<Bilan> => {
  const b = bilan('Appareils connus')
  const login = domaine('tele_pro_admin_second')
  const { url } = await serveur({ LIMITES_FACTEUR: '1000' })
  const qui = visiteur(url)
  // What other kinds tried from this address is forgotten: it would refuse the owner too.
  await db.query('delete from limite_debit')
  const vole = temoins(await entrer(qui, login, MOT_DE_PASSE_DEMO))
  const connus = async (): Promise<number> =>
    (
      await db.query<{ n: number }>(
        'select count(*)::int as n from appareil_connu where utilisateur_id = $1',
        [await idDe(db, login)],
      )
    )[0]?.n ?? 0
  noter(b, (await connus()) > 0 ? null : 'aucun appareil n’est connu : l’essai ne prouve rien')
  const compter = async (): Promise<number> =>
    (
      await db.query<{ n: number }>(
        `select coalesce(max(compte), 0)::int as n from limite_debit where cle like 'echec-compte:%'`,
      )
    )[0]?.n ?? 0
  await db.query('delete from limite_debit')
  for (let n = 0; n < 3; n += 1) await entrer(qui, login, `Faux-${n}`, vole)
  noter(b, (await compter()) === 3 ? null : 'les échecs d’un appareil connu ne comptent pas')
  await db.query('delete from limite_debit')
  const personne = await connecte(login)
  await appeler(personne, 'POST', '/api/account/change_password', {
    password: MOT_DE_PASSE_DEMO,
    newPassword: AUTRE_MOT,
  })
  noter(b, (await connus()) === 0 ? null : 'l’appareil connu survit au mot de passe')
  for (const v of [qui, personne]) v.fermer()
  return b
}

/** A session that somebody borrowed asks for other addresses, by dozens. */
export const changementsAdresse = async ({ db, connecte }: Instance): Promise<Bilan> => {
  const b = bilan('Changements d’adresse en nombre')
  const qui = await connecte(domaine('tele_pro_gestion.b'))
  const AUTANT = 25
  await Promise.all(
    Array.from({ length: AUTANT }, (_, n) =>
      appeler(qui, 'POST', '/api/account', {
        civilite: '',
        nom: 'Durand',
        prenom: 'Camille',
        telephone: '',
        email: `adresse${n}@cible${n}.test`,
      }),
    ),
  )
  const recus = await nombreDe(db, 'adresse-a-confirmer', '^adresse[0-9]+@cible')
  b.mesures.push(`${AUTANT} demandes d’un coup, ${recus} courriels à des inconnus`)
  noter(b, recus > 0 ? null : 'aucun courriel n’est parti : l’essai ne prouve rien')
  noter(b, recus <= 3 ? null : `${recus} courriels à des inconnus`)
  qui.fermer()
  return b
}
