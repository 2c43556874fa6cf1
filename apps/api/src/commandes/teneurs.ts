import { isAdminTeneur, isTeneur, parseProfil, RegisterError } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import { systemClock } from '../platform/clock.ts'
import { annoncerCompte } from '../modules/utilisateurs/annoncer-compte.ts'
import { exigerEmailLibre, exigerSaisie } from '../modules/utilisateurs/exiger.ts'
import { NOM_EQUIPE } from '../modules/utilisateurs/maison.ts'
import { insererUtilisateur } from '../modules/utilisateurs/utilisateur.repository.ts'
import type { Commande, Resultat } from './commande.ts'

const refus = (ligne: string): Resultat => ({ bien: false, donnees: null, lignes: [ligne] })

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
    profil:
      'TENEUR_ADMIN_PRINC (par défaut), TENEUR_ADMIN_SCOND, TENEUR_ASS_HOTLINE_ADMIN ou TENEUR_ASS_HOTLINE_GES',
  },
  executer: async ({ db, env }, { email, nom, prenom, profil }) => {
    const [voulu, secret] = [
      parseProfil(typeof profil === 'string' ? profil : 'TENEUR_ADMIN_PRINC'),
      env['SECRET'] ?? '',
    ]
    if (voulu === null || !isTeneur(voulu)) return refus(`Profil inconnu : « ${String(profil)} ».`)
    if (secret.length < 32)
      return refus(
        'SECRET manque : le même que celui de l’API et du worker, qui signe la clé du courriel.',
      )
    try {
      const saisie = exigerSaisie({
        civilite: '',
        telephone: '',
        numCartePro: '',
        profil: voulu,
        email: String(email ?? ''),
        nom: String(nom ?? ''),
        prenom: String(prenom ?? ''),
      })
      const id = await db.transaction(async (tx) => {
        await exigerEmailLibre(tx, saisie.email)
        const nouveau = await insererUtilisateur(tx, null, saisie, systemClock.now())
        await journaliser(tx, TRAITEMENT, {
          categorie: 'COMPTE',
          type: 'creer-utilisateur',
          vers: voulu,
          donnees: { utilisateurId: nouveau },
        })
        await annoncerCompte(
          tx,
          { deps: { clock: systemClock, settings: { SECRET: secret } } },
          {
            login: saisie.email.toLowerCase(),
            maison: NOM_EQUIPE,
            profil: voulu,
            email: saisie.email,
          },
        )
        return nouveau
      })
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
