import { ETATS_COPROPRIETE, type EvenementCopropriete, type Machine, machineCopropriete, machineDeclaration, machineMandat, PREVIOUS } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { jouer, Temps } from './testing/modele/commandes.ts'
import { etatDe, NUMEROTE } from './testing/modele/dossier.ts'
import { type Geste, type Monde, NOTAIRE, PRINCIPAL as K } from './testing/modele/gestes.ts'
import * as dossier from './testing/modele/gestes-dossier.ts'
import * as file from './testing/modele/gestes-file.ts'
import * as fin from './testing/modele/gestes-fin.ts'
import * as mandats from './testing/modele/gestes-mandats.ts'
import { mettreEnSituation, SITUATIONS, type Situation } from './testing/modele/situations.ts'
import { gensDuModele } from './testing/modele/gens.ts'
import { rejouer } from './testing/oracle.ts'
import { type Registre, useRegistre } from './testing/register.ts'

// Every state × event of the machines on a real database: what a row of the table allows changes what states.md says, what none
// allows changes nothing. The rows that were never seen to happen are named: a new row is covered, or it fails.

/** The gestures that an event is, as the persons who may; the calendar's own come with the days. */
const ESSAIS: Record<EvenementCopropriete, readonly Geste[] | 'calendrier'> = {
  'creer-brouillon': [],
  'enregistrer-etape': [dossier.enregistrerEtape(0), dossier.enregistrerEtape(NOTAIRE)],
  'supprimer-brouillon': [dossier.supprimerBrouillon(0), dossier.supprimerBrouillon(NOTAIRE)],
  soumettre: [dossier.soumettre(0)],
  'immatriculer-par-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  'soumettre-doublon-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  ouvrir: [file.ouvrir('immatriculation', K), file.ouvrir('rattachement', K)],
  quitter: [file.quitter('immatriculation', K), file.quitter('rattachement', K)],
  'expirer-verrou': 'calendrier',
  deverrouiller: [file.deverrouiller(K)],
  valider: [file.valider('immatriculation', K)],
  'confirmer-doublon': [file.confirmerDoublon(K, (d) => NUMEROTE.get(d.id) ?? 0)],
  refuser: [file.refuser('immatriculation', K)],
  'demander-precisions': [file.preciser('immatriculation', K), file.preciser('rattachement', K), file.preciser('dissolution', K)],
  affecter: [file.affecter('immatriculation', K), file.affecter('rattachement', K), file.affecter('dissolution', K)],
  'repondre-precisions': [mandats.repondre(0), mandats.repondre(1)],
  'relancer-precisions': 'calendrier',
  'expirer-precisions': 'calendrier',
  corriger: [dossier.corriger(0)],
  abandonner: [dossier.abandonner(0)],
  'demander-rattachement': [mandats.rattacher(0, 0), mandats.rattacher(1, 0), mandats.rattacher(2, 0)],
  'valider-rattachement': [file.valider('rattachement', K)],
  'refuser-rattachement': [file.refuser('rattachement', K)],
  'retirer-demande-rattachement': [mandats.retirerDemande(0), mandats.retirerDemande(1), mandats.retirerDemande(2)],
  'debuter-mandat': 'calendrier',
  'expirer-mandat': 'calendrier',
  'remplacer-mandat': 'calendrier',
  'renouveler-mandat': [mandats.renouveler(0), mandats.renouveler(1)],
  'declarer-successeur': [mandats.declarerSuccesseur(0), mandats.declarerSuccesseur(1)],
  'mettre-a-jour': [mandats.mettreAJour(0), mandats.mettreAJour(1)],
  'modifier-immatriculation': [mandats.modifierImmatriculation(K)],
  'retirer-rattachement': [mandats.retirerMandats(K), mandats.retirerUnMandat(K, 0), mandats.retirerUnMandat(K, 1), mandats.retirerUnMandat(K, 2)],
  'declarer-dissolution': [fin.declarerDissolution(0, 0), fin.declarerDissolution(K, 20), fin.declarerDissolution(NOTAIRE, 0)],
  'ouvrir-dissolution': [file.ouvrir('dissolution', K)],
  'quitter-dissolution': [file.quitter('dissolution', K)],
  'valider-dissolution': [file.valider('dissolution', K)],
  'refuser-dissolution': [file.refuser('dissolution', K)],
  'annuler-dissolution': [fin.annulerDissolution(0)],
  'constater-dissolution': 'calendrier',
  'annuler-immatriculation': [fin.annulerImmatriculation(K)],
  'supprimer-copropriete': [fin.supprimer(K)],
  restaurer: [fin.restaurer(K)],
}

/** Rows that gestures never take. */
const JAMAIS = [
  // What a keeper holds is given back first, by an event of its own.
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  'DISSOLUTION_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  // A keeper opens before it refuses.
  'DISSOLUTION_A_VALIDER refuser-dissolution ETAT_PRECEDENT',
  // An expired mandate no longer stays beside another one; former data may hold some.
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEE',
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement FUTUR',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
]

/** Days that pass, one after the other, with the register's jobs after each. */
const CALENDRIER = [{ minutes: 16 }, { days: 16 }, { days: 9 }, { days: 7 }, { days: 30 }, { days: 220 }, { days: 20 }, { days: 250 }, { days: 250 }]

interface Moment {
  dernier: number
  mandats: Map<number, string>
  declarations: Map<number, string>
}
const moment = async (r: Registre, id: number): Promise<Moment> => {
  const etats = async (table: string) =>
    new Map((await r.db.query<{ id: number; etat: string }>(`select id, etat from ${table} where copropriete_id = $1`, [id])).map((x) => [x.id, x.etat]))
  const [j] = await r.db.query<{ id: string }>(`select coalesce(max(id), 0) as id from journal where copropriete_id = $1`, [id])
  return { dernier: Number(j?.id), mandats: await etats('mandat'), declarations: await etats('declaration') }
}
const ecarts = (avant: Map<number, string>, apres: Map<number, string>): string[] =>
  [...apres].filter(([id, etat]) => avant.get(id) !== etat).map(([id, etat]) => `${avant.get(id) ?? ''} ${etat}`)

const passages = (machine: Machine<string, string, string>): Set<string> =>
  new Set(machine.transitions.flatMap((t) => (t.from ?? ['']).filter((de) => de !== t.to).map((de) => `${de} ${t.to}`)))

describe('every state × event, on a register', () => {
  const registre = useRegistre()
  const [vues, mandatsVus, declarationsVues] = [new Set<string>(), new Set<string>(), new Set<string>()]

  /** What has happened to a co-ownership since: kept for the account of the rows, and legal by the tables. */
  const constater = async (r: Registre, id: number, avant: Moment): Promise<boolean> => {
    const apres = await moment(r, id)
    const lignes = await r.db.query<{ copropriete_id: number; id: number; type: string; de: string; vers: string }>(
      `select copropriete_id, id, type, de, vers from journal where copropriete_id = $1 and id > $2 order by id`,
      [id, avant.dernier],
    )
    for (const { type, de, vers } of lignes) if (ETATS_COPROPRIETE.some((e) => e === vers)) vues.add(`${de} ${type} ${vers}`)
    for (const passage of ecarts(avant.mandats, apres.mandats)) mandatsVus.add(passage)
    for (const passage of ecarts(avant.declarations, apres.declarations)) declarationsVues.add(passage)
    return lignes.length > 0
  }

  it.each(SITUATIONS)('$nom ($etat): each event, taken or refused as the table says', { timeout: 120_000 }, async (s: Situation) => {
    const r = registre()
    const debut = r.clock.now()
    const monde: Monde = { r, gens: await gensDuModele(r) }
    const preparer = async () => {
      r.clock.set(debut)
      const d = await mettreEnSituation(monde, s)
      expect(etatDe(d)).toBe(s.etat)
      await constater(r, d.id, { ...(await moment(r, d.id)), dernier: 0 })
      return d
    }
    let d = await preparer()
    for (const [evenement, gestes] of Object.entries(ESSAIS)) {
      if (gestes === 'calendrier') continue
      for (const geste of gestes) {
        if (!geste.possible(d)) continue
        const avant = await moment(r, d.id)
        await jouer({ dossiers: [d] }, monde, d, geste)
        if (await constater(r, d.id, avant)) d = await preparer()
        else expect(etatDe(d), evenement).toBe(s.etat)
      }
    }
    for (const duree of CALENDRIER) {
      const avant = await moment(r, d.id)
      await new Temps(duree).run({ dossiers: [d] }, monde)
      await constater(r, d.id, avant)
    }
    r.clock.set(debut)
  })

  it('every row of the co-ownership’s table has happened, and nothing else', () => {
    const possibles = machineCopropriete.transitions.flatMap((t) =>
      (t.from ?? ['']).map((de) => ({ cle: `${de} ${t.event} ${t.to}`, de, evenement: t.event, arrivee: t.to })),
    )
    const vue = (p: (typeof possibles)[number]) => (p.arrivee === PREVIOUS ? [...vues].some((v) => v.startsWith(`${p.de} ${p.evenement} `)) : vues.has(p.cle))
    const jamais = possibles.filter((p) => !vue(p) && p.evenement !== 'enregistrer-etape').map((p) => p.cle)
    expect(jamais.toSorted()).toEqual(JAMAIS.toSorted())
    const lignes = [...vues].map((v, id) => ({
      copropriete_id: 0,
      id,
      type: v.split(' ').at(-2) ?? '',
      de: v.split(' ').at(-3) ?? '',
      vers: v.split(' ').at(-1) ?? '',
    }))
    for (const ligne of lignes)
      expect(
        rejouer([ligne]).fautes.filter((f) => f.includes('does not lead')),
        JSON.stringify(ligne),
      ).toEqual([])
  })

  it('every passage of the mandates’ table has happened, and nothing else', () => {
    expect([...mandatsVus].toSorted()).toEqual([...passages(machineMandat)].toSorted())
  })

  it('declarations moved by their table alone', () => {
    const permis = passages(machineDeclaration)
    expect([...declarationsVues].filter((p) => !permis.has(p))).toEqual([])
  })
})
