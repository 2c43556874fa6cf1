import { addDays } from '@registre/domain'
import { codeDe, type Personne } from '@registre/testing/register'
import { beforeAll, describe, expect, it } from 'vitest'
import { suspendreTeneur } from '../../src/modules/utilisateurs/suspendre-teneur.ts'
import { hacherMotDePasse } from '../../src/platform/mot-de-passe.ts'
import { type Registre, useRegistre } from '../support/register.ts'
import { restes } from './restes.ts'

// What touches the same people at once waits for each other in one order: no transaction is ended by
// a deadlock, which the client of the database would hide by doing it again. ENSEMBLE: how many of
// each.

const FOIS = Number(process.env['ENSEMBLE'] ?? 12)
/** How many stand at the same time. */
const LARGEUR = 6
const MOT_DE_PASSE = 'Falaise-Verte-2026!'
const QUI = { civilite: '' as const, nom: 'Durand', prenom: 'Camille', telephone: '' }

const fermer = async (r: Registre, id: number) =>
  codeDe((await r.personne('TENEUR_ADMIN_PRINC')).api.supprimerTeledeclarant({ params: { id } }))

const copropriete = async (r: Registre, syndic: Personne): Promise<number> => {
  const jour = r.clock.today()
  const [c] = await r.db.query<{ id: number }>(
    `with c as (insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id)
       values ('IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Les Tilleuls', $1, $1) returning id),
     m as (insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) select id, $1, 'EN_COURS', $2, $3 from c)
     select id from c`,
    [syndic.teledeclarantId, addDays(jour, -300), addDays(jour, 20)],
  )
  return c?.id ?? 0
}

let rang = 0
const benevole = (idCopropriete: number, email: string) => ({
  idCopropriete,
  type: 'NON_PRO' as const,
  siret: '',
  raisonSociale: '',
  nom: 'Le Goff',
  prenom: 'Erwan',
  email,
  datePriseFonction: '01/02/2027',
})

/** Who is there, then what they do at the same time. */
const SCENES: Readonly<Record<string, (r: Registre, hash: string) => Promise<Promise<string>[]>>> =
  {
    'two deletions of a declarant, and of one of its accounts': async (r) => {
      const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
      const id = admin.teledeclarantId ?? 0
      const p = await r.personne('TELE_PRO_GESTION', id)
      return [
        fermer(r, id),
        fermer(r, id),
        codeDe(admin.api.supprimerUtilisateurs({ body: [p.utilisateurId] } as never)),
        codeDe(p.api.enregistrerCompte({ body: { ...QUI, email: p.login } })),
      ]
    },
    'two selections of the same accounts, in two orders': async (r) => {
      const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
      const ids: number[] = []
      for (let i = 0; i < 3; i += 1)
        ids.push((await r.personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)).utilisateurId)
      return [ids, ids.toReversed()].map((body) =>
        codeDe(admin.api.supprimerUtilisateurs({ body } as never)),
      )
    },
    'a deletion and a designation': async (r) => {
      const [un, deux] = [
        await r.personne('TELE_PRO_GESTION'),
        await r.personne('TELE_PRO_GESTION'),
      ]
      const ids = [await copropriete(r, un), await copropriete(r, deux)] as const
      const [a, b] = [`a${(rang += 1)}@exemple.test`, `b${rang}@exemple.test`]
      const [da, db] = [
        await un.api.declarerSuccesseur({ body: benevole(ids[0], a) }),
        await deux.api.declarerSuccesseur({ body: benevole(ids[1], b) }),
      ]
      const [vise] = await r.db.query<{ id: number }>(
        'select id from teledeclarant where rep_email = $1',
        [a],
      )
      // Each sets aside whom the other names.
      return [
        codeDe(
          un.api.modifierSuccesseur({
            body: { ...benevole(ids[0], b), version: da.version, annuler: false },
          }),
        ),
        codeDe(
          deux.api.modifierSuccesseur({
            body: { ...benevole(ids[1], a), version: db.version, annuler: false },
          }),
        ),
        fermer(r, vise?.id ?? 0),
      ]
    },
    'a sign-in and a closing': async (r, hash) => {
      const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
      const p = await r.personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)
      await r.db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
        p.utilisateurId,
        hash,
      ])
      const body = { j_username: p.login, j_password: MOT_DE_PASSE, 'remember-me': 'true' as const }
      const retenu = r.visiteur()
      await retenu.api.seConnecter({ body })
      retenu.cookies.delete('registre_session')
      // In a browser that holds a session already, in a remembered one, and out of one.
      return [
        codeDe(p.api.seConnecter({ body })),
        codeDe(retenu.api.lireCompte()),
        codeDe(p.api.seDeconnecter()),
        codeDe(admin.api.supprimerUtilisateurs({ body: [p.utilisateurId] } as never)),
      ]
    },
    'a password by a key, another address by another, and a closing': async (r) => {
      const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
      const p = await r.personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)
      const email = `nouvelle${(rang += 1)}@exemple.test`
      await p.api.enregistrerCompte({ body: { ...QUI, email } })
      await r.visiteur().api.demanderMotDePasse({ body: { login: p.login } })
      const { cleDe } = await import('./vie.ts')
      const vie = { r, hasard: () => 0, rang, declarantId: 0, gens: [], partis: [] }
      const [key, cle] = [
        await cleDe(vie, p.login, 'mot-de-passe-oublie'),
        await cleDe(vie, email, 'adresse-a-confirmer'),
      ]
      const { api } = r.visiteur()
      return [
        codeDe(api.changerMotDePasse({ body: { key, newPassword: MOT_DE_PASSE } })),
        codeDe(api.confirmerAdresse({ body: { cle } })),
        codeDe(p.api.enregistrerCompte({ body: { ...QUI, email: `x${email}` } })),
        codeDe(admin.api.supprimerUtilisateurs({ body: [p.utilisateurId] } as never)),
      ]
    },
    'an access that is given and an account that is suspended': async (r) => {
      const p = await r.personne('TENEUR_ASS_HOTLINE_GES')
      const jeton = { nom: 'Outil', usage: 'LIRE_COPROPRIETES' as const, jours: 5 }
      return [
        codeDe(p.api.creerJeton({ body: jeton })),
        codeDe(p.api.creerJeton({ body: jeton })),
        r.deps.db
          .transaction((tx) => suspendreTeneur(tx, p.login, false, r.clock.now()))
          .then(() => 'ok'),
      ]
    },
  }

describe('at once', () => {
  const registre = useRegistre()
  let hash = ''
  beforeAll(async () => {
    registre().deps.captcha.verifier = async (reponse) => reponse === 'juste'
    hash = await hacherMotDePasse(MOT_DE_PASSE)
  })
  /** What the server has ended itself since it began. */
  const interblocages = async (): Promise<number> => {
    const [row] = await registre().db.query<{ n: number }>(
      `select deadlocks::int as n from pg_stat_database, pg_stat_clear_snapshot() where datname = current_database()`,
    )
    return row?.n ?? 0
  }

  it.each(Object.keys(SCENES))(
    `%s: ${FOIS} times, no deadlock, nothing left open`,
    { timeout: 60_000 + FOIS * 3_000 },
    async (nom) => {
      const r = registre()
      const avant = await interblocages()
      const vus = new Set<string>()
      for (let n = 0; n < FOIS; n += LARGEUR) {
        const scenes = await Promise.all(
          Array.from({ length: Math.min(LARGEUR, FOIS - n) }, () => SCENES[nom]?.(r, hash) ?? []),
        )
        for (const code of await Promise.all(scenes.flat())) vus.add(code)
        r.clock.advance({ minutes: 20 })
      }
      expect([...vus]).toContain('ok')
      for (const panne of ['erreur-interne', 'service-indisponible'])
        expect([...vus]).not.toContain(panne)
      expect(await restes(r.db)).toEqual([])
      // A server writes its counters a second after.
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      expect((await interblocages()) - avant).toBe(0)
    },
  )
})
