import { estSiret } from '@registre/domain'
import { codeDe, inscriptionDe } from '@registre/testing/register'
import { suspendreTeneur } from '../../src/modules/utilisateurs/suspendre-teneur.ts'
import { anonymiserPersonne } from '../../src/modules/personnes/anonymiser-personne.ts'
import { expirerActivations } from '../../src/modules/traitements/expirer-activations.ts'
import { saisieDe } from '../../src/modules/teledeclarants/teledeclarants-de-test.ts'
import { fusionner } from './fusionner.ts'
import {
  cleDe,
  codeDuMoment,
  entrer,
  ligneDe,
  MOT_DE_PASSE,
  type Titulaire,
  type Vie,
} from './vie.ts'

// What may happen to people; each gesture gives how it was answered.

const QUI = { civilite: '' as const, nom: 'Durand', prenom: 'Camille', telephone: '' }

type Geste = (vie: Vie, t: Titulaire, n: number) => Promise<string>

const adminDe = ({ gens }: Vie): Titulaire => {
  const [admin] = gens
  if (!admin) throw new Error('a house without anybody')
  return admin
}
const parti = (vie: Vie, ...qui: readonly Titulaire[]): void => {
  vie.partis.push(...qui)
  vie.gens = vie.gens.filter((g) => !qui.includes(g))
}

const choisirParCle = async (vie: Vie, adresse: string, modele: string): Promise<string> => {
  const key = await cleDe(vie, adresse, modele)
  const { api } = vie.r.visiteur()
  return codeDe(api.changerMotDePasse({ body: { key, newPassword: MOT_DE_PASSE } }))
}

const embaucher: Geste = async (vie, _t, n) => {
  const { profil } = await ligneDe(vie, adminDe(vie))
  const email = `collegue${vie.rang}.${n}@exemple.test`
  const niveau = profil.includes('NONPRO') ? 'TELE_NONPRO_GESTION' : 'TELE_PRO_GESTION'
  const cree = adminDe(vie).api.creerUtilisateur({ body: { ...QUI, profil: niveau, email } })
  const code = await codeDe(cree)
  if (code !== 'ok') return code
  const { id } = await cree
  vie.gens.push({ id, ...vie.r.visiteur() })
  return vie.hasard(4) === 0 ? code : choisirParCle(vie, email, 'compte-cree')
}

const modifier = async (vie: Vie, t: Titulaire, change: Record<string, string>) => {
  const { api } = adminDe(vie)
  const vu = await api.lireUtilisateur({ params: { id: t.id } }).catch(() => null)
  if (!vu) return 'introuvable'
  const { id, version, profil, civilite, nom, prenom, email, telephone, numCartePro } = vu
  const lu = { id, version, profil, civilite, nom, prenom, email, telephone, numCartePro }
  return codeDe(api.modifierUtilisateur({ body: { ...lu, ...change } as never }))
}

const changerAdresse: Geste = async (vie, t, n) => {
  const { email } = await ligneDe(vie, t)
  const nouvelle = `nouvelle${vie.rang}.${n}@exemple.test`
  const code = await codeDe(t.api.enregistrerCompte({ body: { ...QUI, email: nouvelle } }))
  if (code !== 'ok') return code
  const { api } = vie.r.visiteur()
  const issue = vie.hasard(4)
  if (issue > 0) {
    const cle = await cleDe(vie, nouvelle, 'adresse-a-confirmer')
    await codeDe(api.confirmerAdresse({ body: { cle } }))
  }
  if (issue === 1) return code
  const cle = await cleDe(vie, email, 'adresse-demandee')
  return codeDe(api.arreter({ body: { cle, quoi: 'ADRESSE' } }))
}

const ajouterFacteur: Geste = async (vie, t) => {
  const code = await codeDe(
    t.api.preparerCode().then(async ({ secret }) => {
      await t.api.confirmerCode({ body: { code: codeDuMoment(vie, secret) } })
      t.secret = secret
    }),
  )
  return code
}

/** Two administrators of the register, of long ago and of nobody's making, erase the factors. */
const perdreFacteur: Geste = async (vie, t) => {
  let code = ''
  for (let i = 0; i < 2; i += 1) {
    const admin = await vie.r.personne('TENEUR_ADMIN_PRINC')
    await vie.r.db.query(`update utilisateur set cree_le = '2020-01-01' where id = $1`, [
      admin.utilisateurId,
    ])
    code = await codeDe(admin.api.oublierFacteurs({ params: { id: t.id } }))
  }
  return code
}

const donnerProgramme: Geste = async (vie, t) => {
  const cree = t.api.creerJeton({
    body: { nom: 'Logiciel', usage: 'LIRE_COPROPRIETES', jours: 30 },
  })
  const code = await codeDe(cree)
  if (code !== 'ok') return code
  const { jeton } = await cree
  const { createClient } = await import('@registre/contract/client')
  const { injectFetch } = await import('@registre/testing/register')
  const headers = { authorization: `Bearer ${jeton}` }
  t.programme = createClient({ fetch: injectFetch(vie.r.app, { cookies: new Map(), headers }) })
  return code
}

const ouvrirCalendrier: Geste = async (_vie, t) => {
  const ouvert = t.api.ouvrirAbonnementCalendrier({ body: {} })
  const code = await codeDe(ouvert)
  if (code === 'ok') t.calendrier = (await ouvert).chemin
  return code
}

const supprimer: Geste = async (vie, t) => {
  const code = await codeDe(adminDe(vie).api.supprimerUtilisateurs({ body: [t.id] } as never))
  if (code === 'ok') parti(vie, t)
  return code
}

const fermer: Geste = async (vie) => {
  const teneur = await vie.r.personne('TENEUR_ADMIN_PRINC')
  const code = await codeDe(teneur.api.supprimerTeledeclarant({ params: { id: vie.declarantId } }))
  if (code === 'ok') parti(vie, ...vie.gens)
  return code
}

const redemanderCode: Geste = async ({ r, declarantId: id }) => {
  const teneur = await r.personne('TENEUR_ADMIN_PRINC')
  const vu = await teneur.api.lireTeledeclarant({ params: { id } })
  const statut = vu.parametres.statut === 'ACTIF' ? 'ATT_ACTIVATION' : 'ACTIF'
  const parametres = { ...saisieDe(vu).parametres, statut } as const
  return codeDe(
    teneur.api.modifierTeledeclarant({ params: { id }, body: saisieDe(vu, { parametres }) }),
  )
}

const expirer: Geste = async (vie) => {
  const { r, declarantId } = vie
  await r.db.query(
    `update teledeclarant set statut_le = statut_le - interval '1 year' where id = $1 and statut in ('ATT_CREA_COMPTE', 'ATT_ACTIVATION')`,
    [declarantId],
  )
  await expirerActivations(r.deps)
  const [row] = await r.db.query<{ statut: string }>(
    'select statut from teledeclarant where id = $1',
    [declarantId],
  )
  if (row?.statut === 'SUPPRIME') parti(vie, ...vie.gens)
  return 'ok'
}

/** A keeper of the life itself closes for a while, and opens again or not. */
const suspendre: Geste = async ({ r, hasard }) => {
  const p = await r.personne('TENEUR_ASS_HOTLINE_GES')
  await codeDe(p.api.creerJeton({ body: { nom: 'Outil', usage: 'LIRE_COPROPRIETES', jours: 5 } }))
  for (const actif of hasard(2) === 0 ? [false] : [false, true])
    await r.deps.db.transaction((tx) => suspendreTeneur(tx, p.login, actif, r.clock.now()))
  return (await codeDe(p.api.lireCompte())) === 'ok' ? 'still-open' : 'ok'
}

/** The right to erasure of somebody who has left, whose mails have gone: a command of the operator. */
const effacer: Geste = async (vie) => {
  const t = vie.partis[vie.hasard(Math.max(1, vie.partis.length))]
  if (!t) return 'nobody'
  const { email } = await ligneDe(vie, t)
  await vie.r.db.query(`delete from outbox where lower(payload->>'a') = lower($1)`, [email])
  const fait = await anonymiserPersonne(vie.r.db, { email: '', compte: t.id }, true)
  return fait === null ? 'nobody' : fait.obstacles.length > 0 ? 'obstacle' : 'ok'
}

const siretDe = async ({ r, declarantId }: Vie): Promise<string> =>
  (
    await r.db.query<{ siret: string | null }>('select siret from teledeclarant where id = $1', [
      declarantId,
    ])
  )[0]?.siret ?? ''

/** The firm moves to another of its establishments: its accounts, and what they hold, stay. */
const demenager: Geste = async (vie, _t, n) => {
  const { api } = adminDe(vie)
  const vu = await api.lireEtablissement({ params: { id: vie.declarantId } }).catch(() => null)
  if (!vu) return 'introuvable'
  const { version, telephone, representant } = vu
  const debut = vu.siret.slice(0, 9)
  const siret =
    Array.from(
      { length: 100 },
      (_, i) => debut + String(100 * (n % 900) + i).padStart(5, '0'),
    ).find(estSiret) ?? ''
  const code = await codeDe(
    api.enregistrerEtablissement({ body: { version, telephone, representant, siret } }),
  )
  if (code === 'ok' && (await siretDe(vie)) !== siret) return 'did-not-move'
  return code
}

/** Somebody asks to join the firm, and its administrator answers. */
const rejoindre: Geste = async (vie, _t, n) => {
  const email = `arrivant${vie.rang}.${n}@exemple.test`
  const v = vie.r.visiteur()
  const saisie = inscriptionDe('PRO', { siret: await siretDe(vie), email })
  const demande = await codeDe(
    v.api.creerTeledeclarant({ params: { type: 'PRO' }, body: { ...saisie, rejoindre: true } }),
  )
  if (demande !== 'ok') return demande
  const cle = await cleDe(vie, email, 'arrivee-a-confirmer')
  const confirmee = await codeDe(v.api.confirmerAdresse({ body: { cle, quoi: 'ARRIVEE' } }))
  if (confirmee !== 'ok') return confirmee
  const [a] = await vie.r.db.query<{ id: number }>('select id from arrivee where email = $1', [
    email,
  ])
  const accepter = vie.hasard(3) > 0
  const body = { accepter, quoi: 'CABINET' as const }
  const code = await codeDe(adminDe(vie).api.repondreArrivee({ params: { id: a?.id ?? 0 }, body }))
  if (code !== 'ok' || !accepter) return code
  const [u] = await vie.r.db.query<{ id: number }>('select id from utilisateur where email = $1', [
    email,
  ])
  vie.gens.push({ id: u?.id ?? 0, ...vie.r.visiteur() })
  return choisirParCle(vie, email, 'compte-cree')
}

/** Each gesture and how often it comes. */
export const GESTES: readonly (readonly [nom: string, poids: number, geste: Geste])[] = [
  ['embaucher', 3, embaucher],
  ['entrer', 5, (vie, t) => entrer(vie, t)],
  ['se tromper', 1, (vie, t) => entrer(vie, t, 'pas-le-bon')],
  [
    'changer de mot de passe',
    2,
    (_vie, t) =>
      codeDe(
        t.api.changerMotDePasse({ body: { password: MOT_DE_PASSE, newPassword: MOT_DE_PASSE } }),
      ),
  ],
  [
    'oublier son mot de passe',
    1,
    async (vie, t) => {
      const { login, email } = await ligneDe(vie, t)
      await vie.r.visiteur().api.demanderMotDePasse({ body: { login } })
      return choisirParCle(vie, email, 'mot-de-passe-oublie')
    },
  ],
  ['changer d’adresse', 2, changerAdresse],
  [
    'changer de profil',
    1,
    async (vie, t, n) => {
      const { profil } = await ligneDe(vie, t)
      const type = profil.includes('NONPRO') ? 'TELE_NONPRO' : 'TELE_PRO'
      return modifier(vie, t, { profil: `${type}_${n % 2 === 0 ? 'ADMIN_SECOND' : 'GESTION'}` })
    },
  ],
  [
    'passer à un autre',
    1,
    (vie, t, n) =>
      modifier(vie, t, { email: `autre${vie.rang}.${n}@exemple.test`, nom: `Autre${n}` }),
  ],
  ['ajouter un facteur', 2, ajouterFacteur],
  ['retirer un facteur', 1, (_vie, t) => codeDe(t.api.retirerCode())],
  ['perdre un facteur', 1, perdreFacteur],
  ['donner un jeton', 2, donnerProgramme],
  ['ouvrir un calendrier', 2, ouvrirCalendrier],
  ['redemander un code', 1, redemanderCode],
  ['suspendre', 1, suspendre],
  ['supprimer', 2, supprimer],
  ['expirer', 1, expirer],
  ['fermer', 1, fermer],
  ['effacer', 1, effacer],
  ['déménager', 2, demenager],
  ['rejoindre', 2, rejoindre],
  ['fusionner', 1, (vie, _t, n) => fusionner(vie, adminDe(vie), n)],
]
