import { peutAnnulerDissolution, peutDissoudre } from '../copropriete/copropriete.policy.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { interditEnEmprunt } from '../acces/acteur.ts'
import { echeance, verrouTenu } from '../demande/demande.echeance.ts'
import {
  controlerDissolution,
  effetDissolution,
  type SaisieDissolution,
} from '../dissolution/dissolution.rules.ts'
import { formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { next } from '../kernel/machine.ts'
import {
  type Acte,
  type Changement,
  courrielDossier,
  type Envoi,
  type Faits,
  type FaitsActeur,
  interdit,
  type Mouvement,
  NOUVEAU,
  RIEN,
} from './changement.ts'
import {
  courrielsSyndics,
  demandesOuvertes,
  type Dossier,
  mandatsActifs,
  objetsDe,
  reperesDe,
} from './dossier.ts'
import { exigerOuverte, SANS_VERROU } from './examiner.ts'
import { exigerVisible } from './vue.ts'

const SANS_OBJET = 'La copropriété est dissoute.'

/**
 * Mandates of a dissolved co-ownership end with it (states.md row 35); one that never began keeps
 * its dates.
 */
const cloreMandats = (d: Dossier, effet: IsoDate): Mouvement[] =>
  mandatsActifs(d).map((m) => {
    const butoir = m.debut > effet ? m.debut : effet
    const fin = m.fin < butoir ? m.fin : butoir
    return { quoi: 'mandat', id: m.id, evenement: 'archiver', pose: { fin } }
  })

/**
 * A dissolved co-ownership takes no attachment: the requests that were waiting are closed, and
 * those who asked are told. One that another keeper examines is left to that keeper until its lease
 * is over (states.md, invariants). Throws `transition-interdite`.
 */
const cloreRattachements = (
  d: Dossier,
  effet: IsoDate,
  { acteur, maintenant }: Faits,
): { actes: Acte[]; envois: Envoi[] } => {
  const ouvertes = demandesOuvertes(d, 'RATTACHEMENT')
  for (const x of ouvertes)
    if (verrouTenu(x.verrouJusquA, maintenant) && x.verrouParId !== acteur?.utilisateurId)
      interdit(
        `${x.verrouPar || 'Un autre teneur'} examine une demande de rattachement à cette copropriété, que la dissolution clôturerait. Attendez qu’elle soit décidée ou rendue, puis validez à nouveau.`,
        {
          par: x.verrouPar,
          le: x.verrouLe === null ? null : new Date(x.verrouLe).toISOString(),
          jusqua: x.verrouJusquA === null ? null : new Date(x.verrouJusquA).toISOString(),
        },
      )
  return {
    actes: ouvertes.map((x) => ({
      parLeRegistre: true,
      categorie: 'RATTACHEMENT',
      type: 'retirer-demande-rattachement',
      demandeId: x.id,
      mandatId: x.mandatId,
      teledeclarantId: x.teledeclarantId,
      motif: SANS_OBJET,
      mouvements: [
        {
          quoi: 'demande',
          id: x.id,
          pose: {
            etat: 'ANNULEE',
            ...SANS_VERROU,
            decideeLe: maintenant,
            decideeParId: null,
            texteDecision: SANS_OBJET,
          },
        },
        ...(objetsDe(d, x).mandat
          ? [{ quoi: 'mandat', id: x.mandatId ?? 0, evenement: 'retirer' } as const]
          : []),
      ],
    })),
    envois: ouvertes.flatMap((x) =>
      courrielDossier(x.email, 'rattachement-caduc', {
        ...reperesDe(d),
        dateEffet: formatFrDate(effet),
      }),
    ),
  }
}

/** What takes effect on the day of a dissolution: attachments closed, mandates archived. */
export const effetsDissolution = (d: Dossier, effet: IsoDate, faits: Faits) => ({
  avant: cloreRattachements(d, effet, faits),
  mouvements: cloreMandats(d, effet),
  pose: { dateDissolution: effet, syndicId: null, finMandat: null },
})

/** Who is told of a dissolution: the person who declared it, then the other syndics. */
export const destinatairesDissolution = (
  d: Dossier,
  email: string,
  teledeclarantId: number | null,
): string[] =>
  [...new Set([email, ...courrielsSyndics(d, teledeclarantId)])].filter((a) => a !== '')

const exigerSaisie = (saisie: SaisieDissolution, d: Dossier, jour: IsoDate) => {
  const champs = controlerDissolution(saisie, {
    aujourdhui: jour,
    dateReglement: d.dateReglement,
  })
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const { motif, faitGenerateur, dateFaitGenerateur, typeJustif, idDocument, autre } = saisie
  const dateEffet = effetDissolution(saisie)
  if (!motif || !faitGenerateur || !dateFaitGenerateur || !typeJustif || !idDocument || !dateEffet)
    throw new RegisterError('requete-invalide')
  return {
    motif,
    faitGenerateur,
    dateFaitGenerateur,
    typeJustif,
    documentId: idDocument,
    dateEffet,
    autre: motif === 'AUTRE' ? autre : '',
  }
}

/**
 * What a declared dissolution says, checked. Throws `introuvable`, `transition-interdite`,
 * `action-interdite-en-emprunt`, `version-perimee`, `regles-non-respectees`.
 */
export const exigerDissolution = (
  d: Dossier,
  { version, ...saisie }: SaisieDissolution & { version: number },
  faits: FaitsActeur,
) => {
  const vue = exigerVisible(d, faits)
  next(machineCopropriete, d.etat, 'declarer-dissolution')
  if (interditEnEmprunt(faits.acteur, 'dissolution'))
    throw new RegisterError('action-interdite-en-emprunt')
  if (!peutDissoudre(faits.acteur, vue))
    interdit('La dissolution de cette copropriété ne peut pas être déclarée maintenant.')
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
  return exigerSaisie(saisie, d, faits.jour)
}

/**
 * Declares a dissolution (states.md row 32): the co-ownership awaits the keepers' decision, who
 * declared it and the syndics are told. `email`: of the person who declares. Throws as
 * `exigerDissolution`.
 */
export const dissoudre = (
  d: Dossier,
  saisie: SaisieDissolution & { version: number; email: string },
  faits: FaitsActeur,
): Changement => {
  const { email, ...reste } = saisie
  const s = exigerDissolution(d, reste, faits)
  const jourEcheance = echeance('DISSOLUTION', faits.jour)
  const { teledeclarantId, profil } = faits.acteur
  const donnees = {
    ...reperesDe(d),
    dateEffet: formatFrDate(s.dateEffet),
    echeance: formatFrDate(jourEcheance),
  }
  return {
    actes: [
      {
        categorie: 'DISSOLUTION',
        type: 'declarer-dissolution',
        demandeId: NOUVEAU.demande,
        donnees: {
          motif: s.motif,
          faitGenerateur: s.faitGenerateur,
          dateEffet: s.dateEffet,
          document: s.documentId,
        },
        mouvements: [
          {
            quoi: 'demande',
            id: NOUVEAU.demande,
            pose: {
              type: 'DISSOLUTION',
              teledeclarantId: teledeclarantId ?? d.syndicId ?? d.auteurTeledeclarantId,
              profilDemandeur: profil,
              echeance: jourEcheance,
              etatPrecedent: d.etat,
            },
          },
          { quoi: 'copropriete', evenement: 'declarer-dissolution' },
        ],
      },
    ],
    envois: [
      ...courrielDossier(email, 'dissolution-declaree', donnees),
      ...courrielsSyndics(d, teledeclarantId)
        .filter((a) => a !== email)
        .flatMap((a) => courrielDossier(a, 'dissolution-declaree-syndic', donnees)),
    ],
  }
}

/** The request of the latest dissolution. Throws `introuvable`. */
const demandeDeDissolution = (d: Dossier) => {
  const x = d.demandes.findLast(({ type }) => type === 'DISSOLUTION')
  if (!x || !d.dissolution) throw new RegisterError('introuvable')
  return { x, dissolution: d.dissolution }
}

/**
 * Who declared a dissolution takes it back while no keeper has decided, even while one reads it
 * (states.md row 36): the co-ownership returns to the state before. Throws `introuvable`,
 * `acces-non-autorise`, `deja-decide`.
 */
export const annulerDissolution = (d: Dossier, motif: string, faits: FaitsActeur): Changement => {
  const { x, dissolution } = demandeDeDissolution(d)
  exigerVisible(d, faits)
  const auteur = {
    teledeclarantId: x.teledeclarantId,
    parTeneur: dissolution.parTeneur,
    parUtilisateurId: dissolution.demandeParId,
  }
  if (!peutAnnulerDissolution(faits.acteur, auteur))
    throw new RegisterError('acces-non-autorise', {
      message: 'Seul le déclarant de la dissolution peut l’annuler.',
    })
  exigerOuverte(d, x)
  return {
    actes: [
      {
        categorie: 'DISSOLUTION',
        type: 'annuler-dissolution',
        demandeId: x.id,
        motif,
        mouvements: [
          {
            quoi: 'demande',
            id: x.id,
            pose: {
              etat: 'ANNULEE',
              ...SANS_VERROU,
              decideeLe: faits.maintenant,
              decideeParId: faits.acteur.utilisateurId,
              texteDecision: motif,
            },
          },
          { quoi: 'dissolution', id: dissolution.id, pose: { statut: 'ANNULEE' } },
          {
            quoi: 'copropriete',
            evenement: 'annuler-dissolution',
            precedent: x.etatPrecedent,
            dessous: true,
          },
        ],
      },
    ],
    envois: courrielDossier(x.email, 'dissolution-annulee', reperesDe(d)),
  }
}

/**
 * The effective day of a validated dissolution has come: mandates archived, attachments closed
 * (states.md row 37); nothing before that day, or in another state. Throws `transition-interdite`
 * while a keeper examines an attachment.
 */
export const constaterDissolution = (d: Dossier, faits: Faits): Changement => {
  const { dissolution } = d
  if (d.etat !== 'DISSOLUTION_EN_COURS' || dissolution?.statut !== 'VALIDEE') return RIEN
  const { dateEffet } = dissolution
  if (dateEffet > faits.jour) return RIEN
  const { avant, mouvements, pose } = effetsDissolution(d, dateEffet, faits)
  const donnees = { ...reperesDe(d), dateEffet: formatFrDate(dateEffet) }
  return {
    actes: [
      ...avant.actes,
      {
        parLeRegistre: true,
        categorie: 'DISSOLUTION',
        type: 'constater-dissolution',
        donnees: { dateEffet },
        mouvements: [
          ...mouvements,
          { quoi: 'copropriete', evenement: 'constater-dissolution', pose },
        ],
      },
    ],
    envois: [
      ...avant.envois,
      ...destinatairesDissolution(d, dissolution.email, dissolution.teledeclarantId).flatMap((a) =>
        courrielDossier(a, 'dissolution-constatee', donnees),
      ),
      { document: 'attestation-dissolution' },
    ],
  }
}
