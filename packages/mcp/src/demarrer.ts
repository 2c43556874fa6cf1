#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import packageJson from '../package.json' with { type: 'json' }
import { serveurMcp } from './serveur.ts'

// An assistant starts this program and speaks to it by its standard input and output; what the
// program says to a person goes to the standard error.

const url = process.env['REGISTRE_URL']
if (url === undefined || !URL.canParse(url)) {
  process.stderr.write(
    'REGISTRE_URL : donnez l’adresse du registre, par exemple http://127.0.0.1:3000\n',
  )
  process.exit(2)
}
await serveurMcp(url, packageJson.version).connect(new StdioServerTransport())
