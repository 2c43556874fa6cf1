import { addDays, addMonths, type EtatCopropriete, type IsoDate } from '@registre/domain'
import {
  actifs,
  avancerMandats,
  cachee,
  clore,
  type DossierM,
  estSyndic,
  etatParmi,
  mandatQuiCompte,
  type Qui,
} from './dossier.ts'
import {
  admin,
  api,
  exiger,
  fr,
  type Geste,
  type Instant,
  iso,
  type MandatRecu,
  type Monde,
  remettre,
  si,
} from './gestes.ts'
import { un } from '@registre/testing'
import { pdf } from '@registre/testing/register'

// Attachments, mandates, updates.

const numeroDe = async (m: Monde, d: DossierM): Promise<string> =>
  (
    await un<{ n: string | null }>(
      m.r,
      `select numero_immatriculation as n from copropriete where id = $1`,
      [d.id],
    )
  ).n ?? 'ZZ9999999'
/** A period that begins after everything, by `ecart` days. */
const periode = (
  d: DossierM,
  t: Instant,
  ecart: number,
  mois = 12,
): { debut: IsoDate; fin: IsoDate } => {
  const dernier = d.mandats.toSorted((a, b) => b.debut.localeCompare(a.debut))[0]
  const debut = dernier && dernier.fin >= t.jour ? addDays(dernier.fin, 1 + ecart) : t.jour
  return { debut, fin: addDays(addMonths(debut, mois), -1) }
}
const dejaRattache = (d: DossierM, qui: Qui): boolean =>
  (mandatQuiCompte(d)?.syndic === qui && !d.dissoute?.constatee) ||
  d.rattachement?.par === qui ||
  d.mandats.some((m) => m.syndic === qui && (m.etat === 'A_VENIR' || m.etat === 'EN_COURS'))

export const rattacher = (qui: Qui, ecart: number): Geste => ({
  nom: `demander le rattachement (+${ecart})`,
  qui,
  // Several at once are another test: side-by-side.test.ts.
  possible: (d) => d.inscription === 'IMMATRICULEE' && d.rattachement === null,
  prevoir: (d, t) => {
    const permis =
      periode(d, t, ecart, 2).debut <= addMonths(t.jour, 12) &&
      !dejaRattache(d, qui) &&
      etatParmi(d, [
        'IMMATRICULEE_A_RATTACHER',
        'IMMATRICULEE_RATTACHEMENT_EXPIRE',
        'IMMATRICULEE_RATTACHEE',
        'FUTUR',
      ])
    // It waits some days after a request that failed.
    return permis && d.pauses.includes(qui) ? 'selon' : si(permis)
  },
  faire: async (m, d, t) => {
    // Short: several follow each other within the year.
    const { debut, fin } = periode(d, t, ecart, 2)
    const envoi = await api(m, qui).rattacher({
      body: {
        numero: await numeroDe(m, d),
        infoRattachement: {
          adminProvisoire: false,
          dateDebutMandat: fr(debut),
          dateFinMandat: fr(fin),
          typeJustifMandat: 'CONTRAT_SYNDIC',
        },
        confirmations: ['MAN-DOUZE-MOIS'],
        file: await pdf(),
      },
    })
    return { id: envoi.idDemande, mandatId: envoi.idMandat, debut, fin }
  },
  effet: (d, _t, reponse) => {
    const envoi = reponse as { id: number; mandatId: number; debut: IsoDate; fin: IsoDate }
    const aConfirmer = etatParmi(d, [
      'IMMATRICULEE_A_RATTACHER',
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    ])
    d.rattachement = {
      ...envoi,
      etat: 'A_VALIDER',
      par: qui,
      tenuePar: null,
      jusqua: 0,
      suspendueA: 0,
      aConfirmer,
      contestee: false,
    }
  },
})
const duRattachement = (
  nom: string,
  qui: Qui,
  reste: Omit<Geste, 'nom' | 'qui' | 'possible'>,
): Geste => ({
  nom,
  qui,
  possible: (d) => d.rattachement !== null,
  ...reste,
})
export const retirerDemande = (qui: Qui): Geste =>
  duRattachement('retirer la demande', qui, {
    prevoir: (d) =>
      si(d.rattachement?.par === qui && d.rattachement.etat !== 'EN_COURS' && !cachee(d)),
    faire: (m, d) =>
      api(m, qui).retirerRattachementDemande({ params: { id: exiger(d, 'rattachement').id } }),
    effet: clore,
  })
export const contester = (qui: Qui): Geste =>
  duRattachement('contester', qui, {
    prevoir: (d) =>
      si(
        d.rattachement !== null &&
          d.rattachement.par !== qui &&
          estSyndic(d, qui) &&
          !d.rattachement.contestee &&
          !cachee(d),
      ),
    faire: (m, d) =>
      api(m, qui).contesterRattachement({
        params: { id: exiger(d, 'rattachement').id },
        body: { texte: 'Mon mandat court toujours.' },
      }),
    effet: (d) => void (exiger(d, 'rattachement').contestee = true),
  })
export const repondre = (qui: Qui): Geste =>
  duRattachement('répondre', qui, {
    prevoir: (d) =>
      d.rattachement?.par === qui && d.rattachement.etat === 'PRECISIONS' && !cachee(d)
        ? 'selon'
        : 'non',
    faire: (m, d) => {
      const { id, debut, fin } = exiger(d, 'rattachement')
      return api(m, qui).repondrePrecisionsRattachement({
        params: { id },
        body: {
          infoRattachement: {
            adminProvisoire: false,
            dateDebutMandat: fr(debut),
            dateFinMandat: fr(fin),
            typeJustifMandat: 'CONTRAT_SYNDIC',
          },
          confirmations: ['MAN-DOUZE-MOIS'],
          message: 'Voici.',
        },
      })
    },
    effet: (d) => remettre(exiger(d, 'rattachement')),
  })
export const renouveler = (qui: Qui): Geste => ({
  nom: 'renouveler',
  qui,
  possible: (d) => d.mandats.length > 0,
  prevoir: (d) =>
    si(
      etatParmi(d, ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE']) &&
        mandatQuiCompte(d)?.syndic === qui &&
        !d.mandats.some((m) => m.etat === 'A_VENIR'),
    ),
  faire: (m, d, t) => {
    const { debut, fin } = periode(d, t, 0)
    return api(m, qui).renouvelerMandat({
      body: { idCopropriete: d.id, mandat: { dateDebutMandat: fr(debut), dateFinMandat: fr(fin) } },
    })
  },
  effet: (d, t, reponse) => {
    const { id, ...dates } = reponse as MandatRecu
    const [debut, fin] = [iso(dates.dateDebut), iso(dates.dateFin)]
    const suivi = mandatQuiCompte(d)
    if (suivi && debut <= t.jour) suivi.etat = 'ARCHIVE'
    d.mandats.push({ id, etat: debut > t.jour ? 'A_VENIR' : 'EN_COURS', syndic: qui, debut, fin })
  },
})
export const changerDate = (
  qui: Qui,
  bout: 'debut' | 'fin',
  rang: number,
  ecart: number,
): Geste => {
  const choisi = (d: DossierM) => d.mandats[rang % d.mandats.length]
  const dateDe = (d: DossierM) => addDays(choisi(d)?.[bout] ?? '2026-01-01', ecart)
  return {
    nom: `changer la date de ${bout} du mandat ${rang} de ${ecart} jours`,
    qui,
    ...(ecart === 0 ? {} : { decide: 'libre' as const }),
    possible: (d) => d.mandats.length > 0,
    prevoir: (d) =>
      d.rattachement && bout === 'fin' && ecart !== 0 && dernier(d) === choisi(d) ? 'non' : 'selon',
    faire: (m, d) => {
      const params = { idMandat: choisi(d)?.id ?? 0, date: dateDe(d) }
      return bout === 'debut'
        ? api(m, qui).modifierDateDebutMandat({ params })
        : api(m, qui).modifierDateFinMandat({ params })
    },
    effet: (d, t, reponse) => {
      const recu = reponse as MandatRecu
      const mandat = d.mandats.find((x) => x.id === recu.id)
      if (mandat) mandat[bout] = iso(bout === 'debut' ? recu.dateDebut : recu.dateFin)
      if (ecart !== 0) avancerMandats(d, t.jour)
    },
  }
}
const dernier = (d: DossierM) => d.mandats.toSorted((a, b) => b.debut.localeCompare(a.debut))[0]

const AVEC_MANDAT: readonly EtatCopropriete[] = [
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'FUTUR',
]
export const retirerMandats = (qui: Qui): Geste => ({
  nom: 'retirer le rattachement',
  qui,
  decide: 'libre',
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d) => si(admin(qui) && etatParmi(d, AVEC_MANDAT) && d.rattachement === null),
  faire: (m, d) =>
    api(m, qui).retirerRattachement({
      params: { id: d.id },
      body: { raison: 'Rattachement par erreur' },
    }),
  effet: (d) => void (d.mandats = d.mandats.filter((m) => m.etat === 'ARCHIVE')),
})
export const retirerUnMandat = (qui: Qui, rang: number): Geste => {
  const choisi = (d: DossierM) => d.mandats[rang % d.mandats.length]
  return {
    nom: `retirer le mandat ${rang}`,
    qui,
    decide: 'libre',
    possible: (d) => d.mandats.length > 0,
    prevoir: (d) =>
      si(
        admin(qui) &&
          etatParmi(d, AVEC_MANDAT) &&
          choisi(d)?.etat !== 'ARCHIVE' &&
          actifs(d).length > 1,
      ),
    faire: async (m, d) => {
      const idMandat = choisi(d)?.id ?? 0
      await api(m, qui).supprimerMandatRattachement({
        params: { id: d.id },
        body: { idMandat, raison: 'Saisi deux fois' },
      })
      return idMandat
    },
    effet: (d, t, idMandat) => {
      d.mandats = d.mandats.filter((m) => m.id !== idMandat)
      avancerMandats(d, t.jour)
    },
  }
}
export const declarerSuccesseur = (qui: Qui): Geste => ({
  nom: 'déclarer son successeur',
  qui,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d) =>
    si(
      etatParmi(d, [
        'IMMATRICULEE_RATTACHEE',
        'IMMATRICULEE_RATTACHEMENT_EXPIRE',
        'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      ]) &&
        mandatQuiCompte(d)?.syndic === qui &&
        d.mandats.every((m) => m.etat !== 'A_VENIR' || m.syndic === qui),
    ),
  faire: (m, d) =>
    api(m, qui).declarerSuccesseur({
      body: {
        idCopropriete: d.id,
        type: 'PRO',
        siret: '99950112500010',
        raisonSociale: 'Cabinet du Port',
        nom: 'Le Goff',
        prenom: 'Erwan',
        email: `successeur${d.id}@exemple.test`,
        datePriseFonction: '01/02/2027',
      },
    }),
  effet: () => {},
})
