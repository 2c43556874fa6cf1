import { isAdminTeneur, isTeneur, LABELS_PROFIL, PROFILS, RegisterError } from '@registre/domain'
import { systemClock } from '../platform/clock.ts'
import { suspendreTeneur } from '../modules/utilisateurs/suspendre-teneur.ts'
import { creerTeneur } from '../modules/utilisateurs/creer-teneur.ts'
import { listerTeneurs } from '../modules/utilisateurs/lister-teneurs.ts'
import { type Commande, refus } from './commande.ts'

const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })

export const lister: Commande = {
  aide: 'Montre les comptes des teneurs : identifiant, profil, état, second facteur, dernière connexion',
  executer: async ({ db }) => {
    const teneurs = (await listerTeneurs(db)).map(({ actif: _actif, ...t }) => t)
    return {
      bien: true,
      donnees: { teneurs },
      lignes:
        teneurs.length === 0
          ? ['Aucun teneur : teneur:creer fait le premier.']
          : teneurs.map(
              (t) =>
                `${t.login}  ${t.nom}  ${LABELS_PROFIL[t.profil]}  ${t.etat}  ${t.secondFacteur ? 'second facteur' : 'sans second facteur'}  ${t.derniereActiviteLe ? `vu le ${JOUR.format(t.derniereActiviteLe)}` : 'jamais connecté'}`,
            ),
    }
  },
}

const suspendre = (actif: boolean, aide: string): Commande => ({
  aide,
  options: { email: { type: 'string' } },
  aideOptions: { email: 'identifiant du compte (teneurs:lister les montre)' },
  exige: ['email'],
  executer: async ({ db }, { email }) => {
    const login = String(email).trim().toLowerCase()
    const avant = await db.transaction((tx) => suspendreTeneur(tx, login, actif, systemClock.now()))
    if (avant === null) return refus(`Aucun teneur n’a l’identifiant « ${login} ».`)
    const etat = actif ? 'actif' : 'désactivé'
    const administrateurs = (await listerTeneurs(db)).filter(
      (c) => c.actif && isAdminTeneur(c.profil),
    ).length
    return {
      bien: true,
      donnees: { login, change: avant.actif !== actif, administrateurs },
      lignes: [
        avant.actif === actif
          ? `${login} était déjà ${etat} : rien n’a changé.`
          : `${login} est ${etat}.`,
        ...(administrateurs === 0
          ? ['Il ne reste aucun administrateur actif : teneur:creer, ou teneur:reactiver.']
          : []),
      ],
    }
  },
})

export const desactiver = suspendre(
  false,
  'Désactive le compte d’un teneur : ses sessions et ses jetons se ferment, ses demandes reviennent à tous',
)
export const reactiver = suspendre(true, 'Rend à un teneur désactivé l’accès à son compte')

const PROFILS_TENEUR = PROFILS.filter(isTeneur)

export const creer: Commande = {
  aide: 'Crée le compte d’un teneur ; la personne reçoit un courriel pour choisir son mot de passe',
  options: {
    email: { type: 'string' },
    nom: { type: 'string' },
    prenom: { type: 'string' },
    profil: { type: 'string' },
  },
  aideOptions: {
    email: 'adresse électronique, qui sert aussi d’identifiant',
    nom: 'nom',
    prenom: 'prénom',
    profil: `${PROFILS_TENEUR.join(', ')} ; le premier sans cette option`,
  },
  exige: ['email', 'nom', 'prenom'],
  admet: {
    email: {
      forme: /^\s*\S+@\S+\s*$/,
      phrase: 'Donnez une adresse électronique : --email alix.martin@ministere.fr',
    },
    profil: PROFILS_TENEUR,
  },
  executer: async ({ db, env }, { email, nom, prenom, profil }) => {
    const voulu = PROFILS_TENEUR.find((p) => p === profil) ?? 'TENEUR_ADMIN_PRINC'
    const secret = env['SECRET'] ?? ''
    if (secret.length < 32)
      return refus(
        'SECRET manque : le même que celui de l’API et du worker, qui signe la clé du courriel.',
      )
    try {
      const saisie = {
        civilite: '',
        telephone: '',
        numCartePro: '',
        profil: voulu,
        email: String(email),
        nom: String(nom),
        prenom: String(prenom),
      }
      const id = await db.transaction((tx) =>
        creerTeneur(tx, { secret, clock: systemClock }, saisie),
      )
      const suite = isAdminTeneur(voulu)
        ? ' Ce compte peut créer les autres teneurs depuis l’écran « Mes comptes utilisateurs ».'
        : ''
      return {
        bien: true,
        donnees: { id, profil: voulu },
        lignes: [
          `Compte n° ${id} créé. Le courriel part dès que le worker tourne ; sa clé vaut 24 heures.${suite}`,
        ],
      }
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error
      return refus(
        [
          error.message,
          ...(error.details.champs ?? []).map((c) => `${c.champ} : ${c.message}`),
        ].join('\n'),
      )
    }
  },
}
