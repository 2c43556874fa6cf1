import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, PREAVIS_MOIS, toOpenApi } from '@registre/contract'
import * as domaine from '@registre/domain'
import { TABLES } from '../../packages/domain/src/tables.exemple.ts'
import { PAGES_DOSSIER } from './dossier/pages.ts'
import { ROOT } from './house.ts'
import { ENTETE, tableau } from './markdown.ts'
import { reglages } from './reglages.ts'
import { versionsDites } from './versions/presente.ts'
import packageJson from '../../package.json' with { type: 'json' }

// What is written from the code, and never by hand.

interface Table {
  name: string
  states: readonly string[]
  transitions: readonly {
    n: number
    from: readonly string[] | null
    event: string
    when?: string
    to: string
    who: string
    effects?: string
    source: string
  }[]
}
const estMachine = (v: unknown): v is Table =>
  typeof v === 'object' && v !== null && 'transitions' in v && 'states' in v && 'name' in v

/** Every machine of the domain, found by its shape: a new one needs no line here. */
const machines: readonly Table[] = Object.values<unknown>(domaine)
  .filter(estMachine)
  .toSorted((a, b) => a.name.localeCompare(b.name))

const vers = (to: string): string => (to === domaine.PREVIOUS ? 'l’état précédent' : to)

/** The drawing of a machine; what leaves its state as it is would only blacken it. */
const dessin = (m: Table): string => {
  const fleches = new Map<string, string[]>()
  for (const t of m.transitions)
    for (const de of t.from ?? ['[*]']) {
      if (de === t.to) continue
      const fleche = `${de} --> ${t.to}`
      const evenements = fleches.get(fleche) ?? fleches.set(fleche, []).get(fleche) ?? []
      if (!evenements.includes(t.event)) evenements.push(t.event)
    }
  const lignes = [...fleches].map(
    ([fleche, evenements]) => `  ${fleche} : ${evenements.join(', ')}`,
  )
  const precedent = m.transitions.some((t) => t.to === domaine.PREVIOUS)
    ? [`  state "l’état précédent" as ${domaine.PREVIOUS}`]
    : []
  return ['```mermaid', 'stateDiagram-v2', ...precedent, ...lignes, '```'].join('\n')
}

const etats = (): string =>
  `${ENTETE}# États et transitions\n\nUne ligne par transition ; son numéro est celui que citent le code et la décision 009. Source : S, la spécification ; L, la loi ou un guide public ; D, une décision de la maison.\n\n${machines
    .map(
      (m) =>
        `## ${m.name}\n\n${dessin(m)}\n\n${tableau(
          ['N°', 'De', 'Événement', 'Cas', 'Vers', 'Qui', 'Effets', 'Source'],
          m.transitions.map((t) => [
            String(t.n),
            t.from?.join(', ') ?? '–',
            t.event,
            t.when,
            vers(t.to),
            t.who,
            t.effects,
            t.source,
          ]),
        )}\n`,
    )
    .join('\n')}`

/** First and last day of what a set of the law asks. Throws for a day that begins no set. */
const vigueur = (quoi: string, { effet, fin }: { effet: string; fin?: string | null }): string => {
  for (const jour of [effet, fin ?? effet])
    if (!domaine.JEUX_DE_REGLES.some((jeu) => jeu.effet === jour))
      throw new Error(`${quoi} : le ${jour} n’est la date d’effet d’aucun jeu de règles.`)
  return `${effet}${fin ? ` – ${fin}` : ''}`
}

const jeux = (): string =>
  `## Jeux de règles\n\nUne déclaration suit pour toujours le jeu sous lequel elle a été faite (décision 017).\n\n${tableau(
    ['Jeu', 'Du', 'Au (exclu)', 'Texte', 'Copropriétaires débiteurs'],
    domaine.JEUX_DE_REGLES.map((j) => [
      j.code,
      j.effet,
      j.fin,
      j.texte,
      domaine.SEUILS_DEBITEUR[j.code].court,
    ]),
  )}\n`

const donnees = (champs: readonly domaine.ChampDate[]): string =>
  `## Données déclarées\n\n${tableau(
    ['Bloc', 'Donnée', 'Champ', 'En vigueur', 'Depuis le 21/02/2027', 'Certitude', 'Source'],
    champs.map((c) => [
      domaine.LABELS_BLOC[c.bloc],
      c.libelle,
      c.champ,
      vigueur(c.champ, c),
      c.effet > '2027' ? 'donnée nouvelle' : (c.en2027 ?? 'inchangée'),
      domaine.LABELS_SURETE[c.surete],
      c.source,
    ]),
  )}\n`

const lots = ({ code, plusDe, outreMer }: domaine.LigneObligation): string => {
  if (outreMer) return 'outre-mer, tous les lots'
  if (plusDe === undefined) return 'toutes'
  const tailles = domaine.LOI_OBLIGATIONS.flatMap((l) => (l.code === code ? (l.plusDe ?? []) : []))
  const auPlus = tailles.filter((n) => n > plusDe).at(-1)
  const quoi = code === 'mandat-ad-hoc' ? 'lots' : 'lots principaux'
  return auPlus === undefined
    ? `plus de ${plusDe} ${quoi}`
    : plusDe === 0
      ? `${auPlus} ${quoi} au plus`
      : `de ${plusDe + 1} à ${auPlus} ${quoi}`
}

const obligations = (): string =>
  `## Obligations d’une copropriété\n\nCe que sa situation compte (\`packages/domain/src/copropriete/situation.ts\`), sous les deux jeux de règles ; « non établi » quand le registre n’en sait pas le jour.\n\n${tableau(
    ['Obligation', 'Depuis', 'Qui', 'Quoi', 'Seuil', 'Certitude', 'Source'],
    domaine.LOI_OBLIGATIONS.map((l) => [
      domaine.LABELS_OBLIGATION[l.code],
      l.depuis,
      lots(l),
      l.quoi,
      l.taux === undefined ? '' : `${l.taux} %`,
      domaine.LABELS_SURETE[l.surete],
      domaine.SOURCES_OBLIGATION[l.code],
    ]),
  )}\n`

/**
 * The page of the rules and of the declared fields. Throws for one whose days begin no set of the
 * law: `npm run check` then fails.
 */
export const regles = (
  catalogue: readonly domaine.RegleDeclaration[] = domaine.CATALOGUE,
  champs: readonly domaine.ChampDate[] = domaine.champsDates(),
): string =>
  `${ENTETE}# Règles d’une déclaration\n\n${jeux()}\n${obligations()}\n${donnees(champs)}\n## Règles\n\n${tableau(
    ['Code', 'Bloc', 'Champs', 'Phrase', 'À confirmer', 'En vigueur', 'Certitude', 'Source'],
    catalogue
      .map(domaine.decrireRegle)
      .map((r) => [
        r.code,
        r.bloc,
        r.ou || r.champs.join(', '),
        r.phrase,
        r.confirmable ? 'oui' : '',
        vigueur(r.code, r),
        domaine.LABELS_SURETE[r.surete],
        r.source,
      ]),
  )}\n`

const examen = (): string =>
  `${ENTETE}# Points à vérifier d’une demande\n\nCe que l’examen d’une demande peut dire à qui la décide (\`packages/domain/src/examen\`). La file compte tous les points, sauf ceux qu’elle montre déjà ailleurs.\n\n${tableau(
    ['Code', 'Gravité', 'Où', 'Ce qui est constaté', 'Pourquoi le dire', 'Compté'],
    Object.entries<domaine.GenreDePoint>(domaine.POINTS).map(([code, p]) => [
      code,
      domaine.LABELS_GRAVITE_POINT[p.gravite],
      p.ou,
      p.quoi,
      p.raison,
      p.horsCompte ? 'non' : 'oui',
    ]),
  )}\n\n## Seuils\n\n${tableau(
    ['Seuil', 'Valeur', 'Raison'],
    Object.entries<domaine.SeuilExamen>(domaine.SEUILS_EXAMEN).map(([nom, s]) => [
      nom,
      `${s.valeur} ${s.unite}`,
      s.raison,
    ]),
  )}\n`

const droits = (): string =>
  `${ENTETE}# Droits par profil\n\nS : dit par la spécification ; P : décidé ; a : pendant l’attente d’activation.\n\n${tableau(
    ['Droit', ...domaine.PROFILS],
    domaine.AUTORITES.map((autorite) => [
      autorite,
      ...domaine.PROFILS.map((profil) => domaine.marqueDe(autorite, profil) ?? ''),
    ]),
  )}\n`

const openapi = (): string =>
  `${JSON.stringify(toOpenApi(contract, { version: packageJson.version }), null, 2)}\n`

const versions = (): string =>
  `${ENTETE}# Versions de l’interface\n\nUne opération qui disparaît est annoncée ${PREAVIS_MOIS} mois au moins avant son retrait, par les en-têtes Deprecation et Sunset.\n\n${versionsDites()
    .map(({ version, date, changements, trouves }) =>
      [
        `## ${version}${date && ` — ${date}`}\n`,
        ...(changements.length === 0
          ? []
          : [
              `${tableau(
                ['Genre', 'Changement', 'Opérations'],
                changements.map((c) => [c.genre, c.texte, c.operations?.join(', ')]),
              )}\n`,
            ]),
        ...(trouves.length === 0
          ? []
          : [
              `### Trouvé en comparant les contrats\n`,
              `${tableau(
                ['Genre', 'Changement', 'Forme commune', 'Opérations'],
                trouves.map((c) => [c.genre, c.texte, c.forme, c.operations.join(', ')]),
              )}\n`,
            ]),
      ].join('\n'),
    )
    .join('\n')}`

/** What the feed of versions tells besides what is written by hand: a line for each change. */
const trouves = (): string =>
  `// What a comparison of the contract with the release before has found: npm run docs.
import type { ChangementTrouve } from './versions.ts'

export const CHANGEMENTS_TROUVES: Readonly<Record<string, readonly ChangementTrouve[]>> = {
${versionsDites()
  .map((v) => `'${v.version}': [\n${v.trouves.map((c) => `${JSON.stringify(c)},\n`).join('')}],\n`)
  .join('')}}
`

/** The limits of what nobody has proved yet, and of the mail that anybody may cause. */
const limites = (): string => {
  const { LIMITES_CONTRE_ABUS, LIMITES_LETTRE, LIMITES_SUIVI, LIMITES_CONTACT } = domaine
  const courriel = (nom: string, l: ReturnType<typeof LIMITES_LETTRE>, public_: number) => [
    nom,
    `${l.destinataire} par destinataire (ses alias comptent pour un), ${l.domaine} par domaine (${public_} chez un fournisseur grand public), ${l.reseau} par réseau (un /64 en IPv6), par jour`,
  ]
  const [maison, grand] = ['a@cabinet.example', 'a@orange.fr']
  return `${ENTETE}# Limites\n\n${tableau(
    ['Abus', 'Limite', 'Ce que fait sans la remarquer qui est de bonne foi'],
    Object.values(LIMITES_CONTRE_ABUS).map((l) => [l.abus, l.borne, l.honnete]),
  )}\n\n## Courriels que chacun peut faire partir\n\n${tableau(
    ['Courriel', 'Limite'],
    [
      courriel('Lettre d’information', LIMITES_LETTRE(maison), LIMITES_LETTRE(grand).domaine),
      courriel('Fiche suivie', LIMITES_SUIVI(maison), LIMITES_SUIVI(grand).domaine),
      courriel(
        'Accusé du formulaire de contact',
        LIMITES_CONTACT(maison),
        LIMITES_CONTACT(grand).domaine,
      ),
    ],
  )}\n`
}

/** The alerts as the Prometheus operator of a cluster reads them; kustomize reads its own folder alone. */
const alertes = (): string =>
  `# Produit par npm run docs depuis infra/observabilite/alertes.yml : ne pas le modifier à la main.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: registre
spec:
${readFileSync(join(ROOT, 'infra/observabilite/alertes.yml'), 'utf8').replaceAll(/^(?=.)/gm, '  ')}`

export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/reference/etats.md': etats,
  'docs/reference/regles.md': regles,
  'docs/reference/examen.md': examen,
  'docs/reference/droits.md': droits,
  'docs/reference/limites.md': limites,
  'docs/reference/reglages.md': reglages,
  'docs/reference/versions-api.md': versions,
  'docs/reference/openapi.json': openapi,
  'infra/kubernetes/alertes.yaml': alertes,
  'packages/contract/src/versions.gen.ts': trouves,
  // What the rules decide is not approved by who only wants the pages again.
  ...(process.env['DECISIONS'] === 'ecrire' &&
    Object.fromEntries(
      Object.entries(TABLES).map(([nom, { rangees, dire }]) => [
        `packages/domain/src/${nom}.attendus.json`,
        () => `${JSON.stringify(Object.fromEntries(rangees.map((r) => [r, dire(r)])), null, 2)}\n`,
      ]),
    )),
  ...PAGES_DOSSIER,
}
