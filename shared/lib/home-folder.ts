/** What decides where the home folder is; each caller reads it from its own process. */
export interface HomeFolderSources {
  /** The value of `--home`, when given. */
  readonly flag?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As `process.platform` says it. */
  readonly platform: string;
  /** The person's own folder, as `os.homedir()` says it. */
  readonly userFolder: string;
}

/**
 * The folder under which everything a person's machine keeps lies: `--home`, else `PLUMBLINE_HOME`, else the
 * platform's application-data folder (DESIGN, One picture). A relative path is left to the caller to resolve.
 */
export function computeHomeFolder({ flag, env, platform, userFolder }: HomeFolderSources): string {
  if (flag) return flag;
  if (env['PLUMBLINE_HOME']) return env['PLUMBLINE_HOME'];
  // LOCALAPPDATA rather than APPDATA: a database must not travel with a roaming profile.
  if (platform === 'win32') return `${env['LOCALAPPDATA'] || `${userFolder}\\AppData\\Local`}\\Plumbline`;
  if (platform === 'darwin') return `${userFolder}/Library/Application Support/Plumbline`;
  return `${env['XDG_DATA_HOME'] || `${userFolder}/.local/share`}/plumbline`;
}
