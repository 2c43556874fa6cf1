import { contract } from '@registre/contract'
import {
  AUTORITES,
  colonnesDonnees,
  DELAI_ACTIVATION_MOIS,
  HISTORIQUE_INCIDENTS_JOURS,
  LIMITES_CONTRE_ABUS,
  PIECES_LIBRES_JOURS,
  PROFILS,
} from '@registre/domain'
import packageJson from '../../../package.json' with { type: 'json' }
import { rangsDe, tableau } from '../markdown.ts'
import { rgaa } from './rgaa.ts'
import { rgesn } from './rgesn.ts'
import {
  chapitre,
  donnees,
  type Fait,
  type LigneDonnees,
  lignesDe,
  lire,
  mesure,
} from './sources.ts'

const fait = (source: string, lireFait: () => string): Fait => ({ source, lire: lireFait })
const DOCS = '`npm run docs`'
const nombre = (n: number): string => n.toLocaleString('fr-FR').replaceAll(/\s/g, ' ')

/** A drill of docs/pannes.md: the day that it was last played, and what it found. */
const exercice = (commande: string): Fait =>
  fait(`\`${commande}\``, () => {
    const [, jour, trouve] =
      rangsDe(chapitre('docs/pannes.md', 'The drills'), /^\| `npm/).find(
        ([c]) => c === `\`${commande}\``,
      ) ?? []
    if (!jour || !trouve) throw new Error(`docs/pannes.md ne dit rien de ${commande}`)
    return `${trouve} — joué le ${jour.replace('November', 'novembre').replace(/,.*$/, '')}`
  })

const mesuree = (nom: string): Fait => {
  const { valeur, commande, jour } = mesure(nom)
  return fait(`\`${commande}\`, le ${jour}`, () => valeur)
}

/** « 90 days » as it is read. */
const duree = (dite: string): string => {
  const [, quand = '', combien = ''] = /^(\S+) \+ (.*)$/.exec(dite) ?? []
  if (combien === '') return dite
  const francais = combien
    .replace(/ days?/, ' jours')
    .replace(/ years?/, ' an')
    .replace(/ months?/, ' mois')
    .replace(/ hours?/, ' heures')
  return combien === '0' ? `jusqu’à \`${quand}\`` : `${francais} après \`${quand}\``
}

const colonnesDites = (garde: (ligne: LigneDonnees) => boolean): string =>
  tableau(
    ['Table', 'Personnelles', 'Secrètes'],
    donnees()
      .filter(garde)
      .map((l) => [`\`${l.table}\``, l.personnel.join(', ') || '–', l.secret.join(', ') || '–']),
  )

const compterColonnes = (): string => {
  const lignes = donnees()
  const total = (quoi: 'personnel' | 'secret' | 'publique' | 'interne'): number =>
    lignes.reduce((n, l) => n + l[quoi].length, 0)
  return `${lignes.length} tables : ${nombre(total('personnel'))} colonnes personnelles, ${nombre(total('secret'))} secrètes, ${nombre(total('publique'))} publiques, ${nombre(total('interne'))} internes`
}

const alertes = (): string =>
  tableau(
    ['Gravité', 'Alerte', 'Ce qu’elle dit', 'Que faire'],
    lire('infra/observabilite/alertes.yml')
      .split(/^ {6}- alert: /m)
      .slice(1)
      .map((bloc) => {
        const champ = (nom: string): string =>
          new RegExp(`${nom}: '?((?:\\{\\{[^\\n]*?\\}\\}|[^\\n}])*?)'? *(?:\\}|\\n|$)`).exec(
            bloc,
          )?.[1] ?? ''
        return [champ('gravite'), bloc.split('\n')[0] ?? '', champ('resume'), champ('suite')]
      }),
  )

const COMPOSANTS = 'infra/boot/dossier/composants.tsv'
const PARTIES = ['api', 'web', 'migrations'] as const

const composants = (): string =>
  tableau(
    ['Licence', ...PARTIES, 'Composants, hors MIT, Apache, ISC et BSD'],
    [...Map.groupBy(lignesDe(COMPOSANTS), ([, licence]) => licence ?? '')].map(([licence, l]) => [
      licence,
      ...PARTIES.map((partie) => l.find(([p]) => p === partie)?.[2] ?? '0'),
      [...new Set(l.flatMap(([, , , noms = '']) => noms.split(' ').filter((n) => n !== '-')))]
        .toSorted()
        .join(', ') || '–',
    ]),
  )

const images = (): string =>
  [...lire('infra/images/Dockerfile').matchAll(/^ARG (NODE_IMAGE|NGINX_IMAGE)=(\S+)$/gm)]
    .map(([, , base = '']) => `\`${base}\``)
    .join(' et ')

export const FAITS: Readonly<Record<string, Fait>> = {
  version: fait('`package.json`', () => `la version ${packageJson.version}`),
  operations: fait(DOCS, () => {
    const toutes = Object.values(contract)
    const publiques = toutes.filter(({ access }) => access === 'public').length
    return `${toutes.length} opérations, dont ${publiques} ouvertes à tous`
  }),
  droits: fait(DOCS, () => `${PROFILS.length} profils et ${AUTORITES.length} droits`),
  ecrans: fait('`npm run ecrans`', () => {
    const arbre = lire('apps/web/src/routeTree.gen.ts')
    const routes = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(arbre)?.[1]?.match(/'[^']+':/g)
    return `${routes?.length ?? 0} écrans`
  }),
  roles: fait('`npm test -- packages/db/src/droits.test.ts`', () => {
    const [titres = ''] = lire('prisma/droits.tsv')
      .split('\n')
      .filter((l) => l.startsWith('objet'))
    return `un rôle de la base par usage (${titres.split('\t').slice(1).join(', ')}), droits table par table`
  }),
  niveaux: fait('`npm test -- apps/api/tests/securite.test.ts`', () =>
    tableau(
      ['Niveau', 'Ce qu’il demande', 'Tables'],
      rangsDe(
        chapitre('docs/reference/securite.md', 'Classement des données'),
        /^\| (?!Niveau|---)/,
      ),
    ),
  ),
  asvs: fait('`npm test -- infra/boot/asvs.test.ts`', () => {
    const dit = /^Au total : (.*)\.$/m.exec(lire('docs/reference/asvs.md'))?.[1] ?? ''
    return `${dit} sur les exigences des niveaux 1 et 2 de l’OWASP ASVS 5.0`
  }),
  'asvs-non-tenues': fait('`npm test -- infra/boot/asvs.test.ts`', () =>
    tableau(
      ['N°', 'Exigence', 'Ce qui manque, et ce qui en tient lieu'],
      rangsDe(lire('docs/reference/asvs.md'), /\| Non tenu \|/).map(([n, e, , ou]) => [n, e, ou]),
    ),
  ),
  abus: fait(DOCS, () => `${Object.keys(LIMITES_CONTRE_ABUS).length} abus bornés, un par un`),
  failles: fait('`npm run check`', () => {
    const n = lignesDe('infra/boot/versions/failles-acceptees.tsv').length
    return n === 0 ? 'aucune faille connue n’est acceptée' : `${n} failles connues acceptées`
  }),
  attaque: exercice('npm run attaque'),
  fuzz: exercice('npm run fuzz'),
  pannes: exercice('npm run pannes'),
  restauration: exercice('npm run restauration'),
  'disque-plein': exercice('npm run disque-plein'),
  'mise-a-niveau': exercice('npm run mise-a-niveau'),
  'images-jouees': exercice('npm run images'),
  pieces: fait('`npm run pannes -- pieces`', () => {
    const [jour = ''] = /Dernier exercice : [^\n]*/.exec(lire('docs/pannes.md')) ?? []
    const absentes = rangsDe(lire('docs/pannes.md').split('<!-- /pieces -->')[0] ?? '', /^\| /)
    return `${absentes.length - 2} pièces retirées une à une puis rendues. ${jour.replace(/\.$/, '')}`
  }),
  alertes: fait('`npm test -- apps/api/tests/deploiement`', alertes),
  colonnes: fait(
    '`npm test -- apps/api/src/modules/traitements/conservation.test.ts`',
    compterColonnes,
  ),
  personnelles: fait('`prisma/donnees.tsv`, comparé à la base par le même essai', () =>
    colonnesDites((l) => l.personnel.length + l.secret.length > 0),
  ),
  conservation: fait('`npm test -- apps/api/src/modules/traitements/conservation.test.ts`', () =>
    tableau(
      ['Table', 'Gardée', 'Ce qui y met fin'],
      donnees()
        .filter((l) => l.personnel.length + l.secret.length > 0)
        .map((l) => [`\`${l.table}\``, duree(l.conservation), l.par === '-' ? '–' : l.par]),
    ),
  ),
  'sans-terme': fait('`prisma/donnees.tsv`', () => {
    const sans = donnees().filter((l) => l.personnel.length > 0 && l.conservation === 'sans terme')
    return `${sans.length} tables portent une donnée personnelle sans terme que la loi fixe : ${sans.map((l) => `\`${l.table}\``).join(', ')}`
  }),
  activation: fait(DOCS, () => `${DELAI_ACTIVATION_MOIS} mois`),
  'pieces-libres': fait(DOCS, () => `${PIECES_LIBRES_JOURS} jours`),
  'colonnes-publiees': fait(DOCS, () => `${colonnesDonnees('public').length} colonnes`),
  incidents: fait(DOCS, () => `${HISTORIQUE_INCIDENTS_JOURS} jours`),
  composants: fait('`npm run dossier -- composants`', composants),
  poids: fait('`npm test -- apps/web/e2e/poids.spec.ts`, `POIDS=poids.tsv`', () =>
    tableau(
      ['Page', 'Transféré', 'dont JavaScript', 'Réponses'],
      lignesDe('infra/boot/dossier/poids.tsv').map(([page, total, script, reponses]) => [
        `\`${page}\``,
        ...[total, script].map((octets) => `${Math.round(Number(octets) / 1000)} ko`),
        reponses,
      ]),
    ),
  ),
  'images-bases': fait('`infra/images/Dockerfile`', images),
  ...rgaa,
  ...rgesn,
}
for (const [nom] of lignesDe('infra/boot/dossier/mesures.tsv'))
  if (nom) Object.assign(FAITS, { [nom]: mesuree(nom) })
