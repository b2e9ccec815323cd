import { expect, keyboard, people, signIn, test } from './fixtures.ts';

test('[PRO-13] [RT-04] a colleague is invited with fewer rights, chooses a password, and is removed again', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, people.seller);
  const email = `yusuf.demir@colleague-${Date.now()}.example`;
  await page.goto('/my-profile/team/');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite a colleague' });
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer.getByText('Enter an e-mail address.').first()).toBeVisible();
  await drawer.getByLabel('E-mail').fill(`${email}, ${people.seller}`);
  await drawer.getByRole('radio', { name: /^Inventory/ }).check();
  await expect(drawer.getByText('Change offers, prices and stock')).toBeVisible();
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer.getByText(`${people.seller}: Already in your team.`).first()).toBeVisible();
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('valid until');

  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  const sent = async (): Promise<string> => {
    const answer = await page.request.get('/api/dev/outbox/messages/', { params: { recipient: email } });
    const { results }: { results: { body: string }[] } = await answer.json();
    return /https?:\/\/\S+/.exec(results[0]?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(sent).toContain('/activate-account/');
  await theirs.goto(await sent());
  await theirs
    .getByLabel(/password/i)
    .first()
    .fill('a harbour at low tide');
  await theirs.getByRole('button', { name: 'Activate account' }).click();
  await expect(theirs.getByText('Your password is set. Sign in with it.')).toBeVisible();
  await colleague.close();

  await page.reload();
  const person = page.getByRole('row', { name: /Yusuf Demir/ });
  await expect(person).toContainText('Inventory');
  await person.getByLabel('Role of Yusuf Demir').selectOption({ label: 'Viewer' });
  await expect(page.getByText('Yusuf Demir now has the role Viewer.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Yusuf Demir now has the role Inventory.')).toBeVisible();
  await person.getByRole('button', { name: 'More about Yusuf Demir' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the team' }).click();
  await expect(person).toHaveCount(0);

  await page.goto('/my-profile/audit-log/');
  await expect(page.getByRole('row', { name: /Removed from the team/ }).first()).toContainText('Yusuf Demir');
  await page.getByLabel('What').selectOption({ label: 'Role changed' });
  await expect(page).toHaveURL('/my-profile/audit-log/?action=TEAM_ROLE_CHANGED');
  await expect(page.getByRole('row', { name: /Yusuf Demir/ }).first()).toContainText('Role: VIEWER → INVENTORY');
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText(/entries are intact and in order/)).toBeVisible();
  await page.getByLabel('Who').selectOption({ index: 1 });
  await expect(page).toHaveURL(/action=TEAM_ROLE_CHANGED&personQid=/);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('From').fill('2035-01-01');
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await page.getByLabel('To').fill('2034-01-01');
  await expect(page.getByText('“From” is after “To”.')).toBeVisible();
});

test('[SES-07] a session elsewhere is ended from the list of one’s own', async ({ page, context, browser }) => {
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, people.leaving);
  const other = await elsewhere.newPage();
  await other.goto('/my-profile/security/');
  await signIn(context, people.leaving);
  await page.goto('/my-profile/security/');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText(/Signed out (there|everywhere else)\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /this one/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  await elsewhere.close();
});

test('[RT-04] where the marks of the team have no room, words tell what a role may do and no legend explains them', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.goto('/my-profile/team/');
  const marks = page.getByText('may change', { exact: true }).last();
  const role = page.getByText('Everything, including bank details').first();
  await expect(marks).toBeVisible();
  await expect(role).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(role).toBeVisible();
  await expect(marks).toBeHidden();
  // On a phone they stand once, folded.
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(role).toBeHidden();
  await expect(marks).toBeHidden();
  await page.getByText('What each role may do').click();
  await expect(page.getByText('Everything, including bank details').last()).toBeVisible();
});

test('[PRO-13] [LAY-11] a colleague is invited with the keyboard only: focus is always shown and never lost', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  const email = `keys-${Date.now()}@colleague.example`;
  await page.goto('/my-profile/team/');
  const { to, key, closed } = keyboard(page);
  await to(page.getByRole('button', { name: 'Invite a colleague' }));
  await key('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invite a colleague' });
  await to(drawer.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await to(drawer.getByRole('radio', { name: /^Orders/ }));
  await key('ArrowDown');
  await expect(drawer.getByRole('radio', { name: /^Inventory/ })).toBeChecked();
  await to(drawer.getByRole('button', { name: 'Send invitation' }));
  await key('Enter');
  await expect(page.getByText('Invitation sent.')).toBeVisible();
  await closed();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Inventory');
});
