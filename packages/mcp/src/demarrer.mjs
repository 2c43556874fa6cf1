#!/usr/bin/env node
// An assistant starts this program and speaks to it by its standard input and output; what the
// program says to a person goes to the standard error. Its own syntax is one that an old Node reads:
// a sentence, where the rest would not even load.

const refuser = (phrase) => {
  process.stderr.write(`${phrase}\n`)
  process.exit(2)
}
if (Number.parseInt(process.versions.node, 10) < 26)
  refuser(
    `Il faut Node 26 ou plus récent, et ce serveur est lancé avec Node ${process.versions.node} (${process.execPath}) : donnez à « command » le chemin d’un Node 26.`,
  )
const url = process.env['REGISTRE_URL']
if (url === undefined || !URL.canParse(url))
  refuser('REGISTRE_URL : donnez l’adresse du registre, par exemple http://127.0.0.1:3000')

const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
const { default: packageJson } = await import('../package.json', { with: { type: 'json' } })
const { serveurMcp } = await import('./serveur.ts')
await serveurMcp(url, packageJson.version).connect(new StdioServerTransport())
